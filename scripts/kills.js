// Kills the built command two hundred times in the middle of its work. A part of the tests does so forty times.
import { spawnSync } from "node:child_process";

await import("./build.js");
const { status } = spawnSync(
  "npx",
  ["--no-install", "vitest", "run", "--project", "unit", "test/files/killed-process"],
  {
    stdio: "inherit",
    env: { ...process.env, TENON_KILLS: process.env["TENON_KILLS"] ?? "200" },
  },
);
process.exit(status ?? 1);
