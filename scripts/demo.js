// @ts-check
import { spawnSync } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { converse } from "./demo/converse.js";
import { copyHost, libraryLines, wireHost } from "./demo/example-host.js";
import { libraryRequests } from "./demo/library-requests.js";
import { requests } from "./demo/requests.js";
import { tableLine } from "./demo/table.js";
import { bold, dim, green, withProgress } from "./demo/terminal.js";
import { buildHost, hasDotnet, startHost } from "./dotnet.js";
import { ensureDependencies } from "./ensure-dependencies.js";

const USAGE = `Usage: npm run demo [-- --model] [--serve]

Grafts examples/shop/shop.yaml onto a copy of examples/host in .demo/, builds it, starts it and asks it things.
--model  grafts the model of examples/library in its place, with its HTTP surface and a store on SQLite
--serve  leaves it running afterwards, until Ctrl-C`;

/**
 * @typedef {object} Demo
 * @property {readonly string[]} args What `tenon` is run with.
 * @property {string} added What the lines are that the host gets.
 * @property {boolean} [isWired] True if the run inserts the lines that it needs, below what the user has written before.
 * @property {(onInsert: (insertion: { file: string, line: string }) => void) => void} wire
 * @property {readonly import("./demo/requests.js").Request[]} requests
 */

const root = fileURLToPath(new URL("../", import.meta.url));
const host = join(root, ".demo", "host");

/** @param {string} title */
function step(title) {
  console.log(`\n${bold(title)}`);
}

/** @type {Demo} */
const shop = {
  args: ["graft", "examples/shop/shop.yaml", "--host", ".demo/host"],
  added: "What a user adds to the host, or has tenon graft --wire add",
  wire: (onInsert) => wireHost(host, onInsert),
  requests,
};

/** @type {Demo} */
const library = {
  args: ["graft", "--model", "examples/library", "--host", ".demo/host", "--layers", "infrastructure,api", "--wire"],
  added: "What a user has written in the host",
  isWired: true,
  wire: (onInsert) => {
    cpSync(join(root, "examples", "library", "host"), join(host, "Lending"), { recursive: true });
    console.log(
      `${"Lending/".padEnd(16)} ${green("+ examples/library/host: a role from a header, and what the store leaves open")}`,
    );
    wireHost(host, onInsert, libraryLines);
  },
  requests: libraryRequests,
};

/** @param {Demo} demo */
function graft({ args }) {
  step(`node tenon.js ${args.join(" ")}`);
  const { status, signal } = spawnSync(process.execPath, ["tenon.js", ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (signal !== null) {
    process.exit(130);
  }
  if (status !== 0) {
    throw new Error(`The graft ended with exit code ${status}.`);
  }
}

/** @param {Demo} demo */
function wire({ added, wire: add }) {
  step(added);
  add(({ file, line }) => console.log(`${file.padEnd(16)} ${green(`+ ${line}`)}`));
}

/**
 * @param {string} url
 * @param {() => Promise<string>} restarted Ends the host, starts it again and returns its URL.
 * @param {Demo} demo
 */
async function ask(url, restarted, { requests: asked }) {
  step("What the host answers");
  let surprises = 0;
  for await (const answer of converse(url, restarted, asked)) {
    surprises += answer.status === answer.request.status ? 0 : 1;
    console.log(tableLine(answer, asked));
  }
  return surprises;
}

/**
 * @param {Demo} shown
 * @param {boolean} isServing
 */
async function demo(shown, isServing) {
  console.log(dim("A fresh copy of examples/host is in .demo/host."));
  copyHost(join(root, "examples", "host"), host);
  for (const take of shown.isWired ? [wire, graft] : [graft, wire]) take(shown);
  step("Build and start");
  const assembly = await withProgress("dotnet build, warnings as errors", (onProgress) => buildHost(host, onProgress));
  const environment = { ConnectionStrings__Shop: "Data Source=demo.db" };
  const start = (/** @type {string} */ title) =>
    withProgress(title, () => startHost(assembly, { folder: host, environment }));
  let running = await start("start");
  const restarted = async () => {
    await running.stop();
    running = await start("restart");
    return running.url;
  };
  const surprises = await ask(running.url, restarted, shown);
  if (surprises > 0) {
    await running.stop();
    writeFileSync(join(root, ".demo", "host.log"), running.log());
    throw new Error(
      `${surprises} of ${shown.requests.length} requests were not answered as expected. What the host wrote is in .demo/host.log.`,
    );
  }
  console.log(
    `\n${green(`All ${shown.requests.length} requests were answered as expected.`)} The generated code is in .demo/host/Tenon.`,
  );
  if (!isServing) {
    console.log("Next, your own host:  npx tenon doctor --host ../MyShop  then  npx tenon init --host ../MyShop");
    return running.stop();
  }
  console.log(`The host keeps running; its OpenAPI document is ${running.url}/openapi/v1.json. Ctrl-C ends it.`);
}

async function main() {
  const args = process.argv.slice(2);
  if (args.includes("--help")) {
    console.log(USAGE);
    return;
  }
  const unknown = args.find((arg) => arg !== "--serve" && arg !== "--model");
  if (unknown !== undefined) {
    console.error(`Unknown option ${unknown}.\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  ensureDependencies();
  if (!(await hasDotnet())) {
    throw new Error(
      "The demo builds a .NET host, but the .NET SDK was not found: install .NET 10 or later (https://dot.net) and run it again.",
    );
  }
  await demo(args.includes("--model") ? library : shop, args.includes("--serve"));
}

// The host ends with this process, on every signal.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, () => process.exit(130));
}

main().catch((error) => {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
