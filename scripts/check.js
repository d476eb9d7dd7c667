// @ts-check
// The strict half of the gate: types, lint and format, unused code, import rules, comments.
import { ensureDependencies } from "./ensure-dependencies.js";
import { runLanes } from "./run-lanes.js";

ensureDependencies();
// The compiler in native code needs a sixth of the time, as long as its checkers do not repeat work of each other. Tools of the
// check, and what writes api.d.ts, call the one in JavaScript.
const tsc = "node_modules/typescript-native/bin/tsc";
/** The long parts first. @type {Readonly<Record<string, readonly string[]>>} */
const parts = {
  types: [process.execPath, tsc, "-p", ".", "--checkers", "1"],
  "unused code": ["npx", "--no-install", "knip", "--no-progress"],
  "lint and format": ["npx", "--no-install", "biome", "check", "--error-on-warnings", "."],
  "import rules": [
    "npx",
    "--no-install",
    "depcruise",
    "--config",
    ".dependency-cruiser.js",
    "generators",
    "plopfile.ts",
  ],
  "types of the documentation page": [process.execPath, tsc, "-p", "scripts/documentation"],
  comments: [process.execPath, "scripts/check-comments.js"],
};
const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) };
const commandOf = (/** @type {string} */ part) => {
  const [program = "", ...args] = parts[part] ?? [];
  return { program, args, env };
};
const outcomes = await runLanes(
  Object.keys(parts).map((part) => [part]),
  commandOf,
  (line) => console.log(line),
);
process.exit(Math.max(...outcomes.map(({ code }) => code)));
