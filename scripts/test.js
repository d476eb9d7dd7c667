// Every test, as the very first command after a clone: sets itself up, builds, then runs vitest with the arguments given.
// Long searches run a sample; with --everything they are whole.
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { startCompilerServer } from "./compiler-server.js";
import { ensureDependencies } from "./ensure-dependencies.js";
import { runLanes } from "./run-lanes.js";
import { testGroups } from "./test-groups.js";

const args = process.argv.slice(2);
/** The options of this script; all others are for vitest. @type {Readonly<Record<string, string>>} */
const variables = { "--update": "TENON_UPDATE", "--everything": "TENON_EVERYTHING" };
const chosen = args.filter((arg) => !(arg in variables));
const set = args.flatMap((arg) => (arg in variables ? [[variables[arg], "1"]] : []));
const env = { ...process.env, ...Object.fromEntries(set) };
const vitest = ["--no-install", "vitest", "run"];

ensureDependencies();
console.log("Building ...");
await import("./build.js");
process.exit(chosen.length > 0 ? runChosen() : await runAll());

function runChosen() {
  return spawnSync("npx", [...vitest, ...chosen], { stdio: "inherit", env }).status ?? 1;
}

/** Returns the variables of an MSBuild that the builds of a part share. It ends after a minute without one. */
function serverOf(/** @type {string} */ project) {
  return { MSBUILDNODEHANDSHAKESALT: `tenon-${process.pid}-${project}`, MSBUILDNODECONNECTIONTIMEOUT: "60000" };
}

async function runAll() {
  const compiler = startCompilerServer();
  // Hosts of tests and builds end before it pays to profile their code or to compile it again. Measured: a sixth less processor time.
  const runtime = { DOTNET_TieredPGO: "0", DOTNET_TC_CallCounting: "0" };
  const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const commandOf = (/** @type {string} */ project) => ({
    program: "npx",
    args: [...vitest, `--project=${project}`],
    env: { ...colours, ...runtime, ...env, ...compiler.environment, ...serverOf(project) },
  });
  // Parts wait for databases, locks and starts of programs for a third of their time.
  const lanes = availableParallelism() + 1;
  const outcomes = await runLanes(testGroups, commandOf, (line) => console.log(line), { lanes });
  compiler.stop();
  return Math.max(...outcomes.map(({ code }) => code));
}
