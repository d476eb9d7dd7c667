// The strict half of the gate: types, lint and format, unused code, import rules, and the built validator.
import { spawnSync } from "node:child_process";
import { ensureDependencies } from "./ensure-dependencies.js";

ensureDependencies();
const steps = [
  ["types", "tsc", ["-p", "."]],
  ["lint and format", "biome", ["check", "--error-on-warnings", "."]],
  ["unused code", "knip", ["--no-progress"]],
  ["import rules", "depcruise", ["--config", ".dependency-cruiser.js", "generators", "plopfile.ts"]],
];
for (const [name, command, args] of steps) {
  console.log(`check: ${name}`);
  const { status } = spawnSync("npx", ["--no-install", command, ...args], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
