// The strict half of the gate: types, lint and format, unused code, import rules, comments.
import { spawnSync } from "node:child_process";
import { ensureDependencies } from "./ensure-dependencies.js";

ensureDependencies();
/** @type {readonly (readonly [name: string, ...command: string[]])[]} */
const steps = [
  ["types", "npx", "--no-install", "tsc", "-p", "."],
  ["types of the documentation page", "npx", "--no-install", "tsc", "-p", "scripts/documentation"],
  ["lint and format", "npx", "--no-install", "biome", "check", "--error-on-warnings", "."],
  ["unused code", "npx", "--no-install", "knip", "--no-progress"],
  [
    "import rules",
    "npx",
    "--no-install",
    "depcruise",
    "--config",
    ".dependency-cruiser.js",
    "generators",
    "plopfile.ts",
  ],
  ["comments", process.execPath, "scripts/check-comments.js"],
];
for (const [name, command = "", ...args] of steps) {
  console.log(`check: ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
