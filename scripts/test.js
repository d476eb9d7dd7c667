// Every test, as the very first command after a clone: sets itself up, builds, then runs vitest with the arguments given.
import { spawnSync } from "node:child_process";
import { ensureDependencies } from "./ensure-dependencies.js";

ensureDependencies();
await import("./build.js");
const args = process.argv.slice(2);
const isUpdate = args.includes("--update");
const { status } = spawnSync("npx", ["--no-install", "vitest", "run", ...args.filter((arg) => arg !== "--update")], {
  stdio: "inherit",
  env: { ...process.env, ...(isUpdate && { TENON_UPDATE: "1" }) },
});
process.exit(status ?? 1);
