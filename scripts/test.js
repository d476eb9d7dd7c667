// Every test, as the very first command after a clone: sets itself up, builds, then runs vitest with the arguments given.
import { spawn } from "node:child_process";
import { ensureDependencies } from "./ensure-dependencies.js";

// Compiling C# and waiting for servers leave one of two cores idle, so two lanes of about the same length run side by side.
const lanes = [
  ["unit", "site", "dotnet", "live"],
  ["live-api", "live-api-fastendpoints-*", "live-fastendpoints-*", "live-model", "live-hosts"],
];

ensureDependencies();
await import("./build.js");
const args = process.argv.slice(2);
const isUpdate = args.includes("--update");
const chosen = args.filter((arg) => arg !== "--update");
const [first = [], ...others] =
  chosen.length > 0 ? [chosen] : lanes.map((names) => names.map((name) => `--project=${name}`));
const beside = others.map((lane) => run(lane, ["ignore", "pipe", "pipe"]));
const statuses = [await run(first, "inherit")];
for (const lane of beside) statuses.push(await lane);
process.exit(Math.max(...statuses));

/**
 * Runs vitest and gives its exit code. What it writes into pipes is printed when it is done.
 * @param {readonly string[]} more
 * @param {import("node:child_process").StdioOptions} stdio
 * @returns {Promise<number>}
 */
function run(more, stdio) {
  return new Promise((resolve, reject) => {
    const child = spawn("npx", ["--no-install", "vitest", "run", ...more], {
      stdio,
      env: { ...process.env, ...(isUpdate && { TENON_UPDATE: "1" }) },
    });
    /** @type {Buffer[]} */
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => written.push(chunk));
    child.on("error", reject).on("close", (code) => {
      process.stdout.write(Buffer.concat(written));
      resolve(code ?? 1);
    });
  });
}
