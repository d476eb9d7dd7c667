// @ts-check
// A repository of many hosts: what `tenon graft --all` costs, from nothing and again, with facts, in parts, and after a kill.
// `TENON_HOSTS=20 node bench/scale.js` runs it on fewer hosts than the usual 200, which take a quarter of an hour.
import { spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { makeHosts, run, tenon } from "./hosts.js";
import { contextOf } from "./many-contexts.js";
import { writeEntities } from "./many-entities.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const hosts = Number(env["TENON_HOSTS"] ?? 200);
const entities = 50;

/**
 * Does something in each host.
 * @param {string} folder
 * @param {(host: string) => void} act
 */
function inEach(folder, act) {
  for (let index = 0; index < hosts; index++) act(join(folder, `h${index}`));
}

/**
 * Writes the facts of all hosts, on two cores.
 * @param {string} folder
 */
async function writeFacts(folder) {
  const left = Array.from({ length: hosts }, (_, index) => `h${index}`);
  const work = async () => {
    for (let host = left.pop(); host !== undefined; host = left.pop())
      await inBackground(folder, ["facts", "--host", host]);
  };
  await Promise.all([work(), work()]);
}

/** Forgets the results of earlier runs. @param {string} folder */
function forget(folder) {
  inEach(folder, (host) => rmSync(join(host, ".tenon/runs"), { recursive: true, force: true }));
}

/**
 * Kills a part in the midst, and runs it again.
 * @param {string} folder
 * @param {number} milliseconds
 */
async function killed(folder, milliseconds) {
  forget(folder);
  const child = spawn(execPath, [tenon, "graft", "--all", "--shard", "1/2"], {
    cwd: folder,
    stdio: "ignore",
    detached: true,
  });
  await pause(milliseconds);
  if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  await pause(200);
  return run(folder, "graft", "--all", "--shard", "1/2");
}

/** @param {string} folder */
async function measureHosts(folder) {
  makeHosts(folder, hosts);
  inEach(folder, (host) => writeEntities(join(host, "items.yaml"), entities));
  const cold = run(folder, "graft", "--all");
  const looked = run(folder, "graft", "--all");
  const again = run(folder, "graft", "--all");
  appendFileSync(join(folder, "h1/Own/Service1.cs"), "// Changed.\n");
  const changed = run(folder, "graft", "--all");
  forget(folder);
  const whole = run(folder, "graft", "--all", "--jobs", "1");
  forget(folder);
  const alone = [1, 2].map((part) => run(folder, "graft", "--all", "--jobs", "1", "--shard", `${part}/2`).real);
  forget(folder);
  const parts = await Promise.all(
    [1, 2].map((part) => inBackground(folder, ["graft", "--all", "--jobs", "1", "--shard", `${part}/2`])),
  );
  const interrupted = await killed(folder, Math.min(...parts) * 300);
  await writeFacts(folder);
  forget(folder);
  const factsLooked = run(folder, "graft", "--all", "--facts");
  const factsAgain = run(folder, "graft", "--all", "--facts");
  const row = (/** @type {import('./hosts.js').Cost} */ cost, /** @type {string} */ atMost) => ({
    seconds: cost.real.toFixed(1),
    "processor seconds": cost.processor.toFixed(1),
    "times the first": (cost.processor / cold.processor).toFixed(3),
    "at most": atMost,
  });
  console.table({
    [`${hosts} hosts, ${entities} entities each, all files new`]: row(cold, ""),
    "nothing to do, first look": row(looked, ""),
    "nothing to do": row(again, "0.15"),
    "one source changed": row(changed, "0.05"),
    "half of the hosts, after a kill": row(interrupted, ""),
    "with facts: nothing to do, first look": row(factsLooked, ""),
    "with facts: nothing to do": row(factsAgain, ""),
  });
  console.table({
    "one part / two, each on a machine of its own": {
      measured: (whole.real / Math.max(...alone)).toFixed(2),
      "at least": "1.8",
    },
    "one part / two at a time on this machine": {
      measured: (whole.real / Math.max(...parts)).toFixed(2),
      "at least": "",
    },
    "sources / facts, first look": { measured: (looked.processor / factsLooked.processor).toFixed(2), "at least": "" },
    "sources / facts": { measured: (again.processor / factsAgain.processor).toFixed(2), "at least": "" },
  });
}

/**
 * Runs Tenon beside other work. Returns the seconds.
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
function inBackground(folder, args) {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    spawn(execPath, [tenon, ...args], { cwd: folder, stdio: "ignore" }).once("close", (code) =>
      code === 0
        ? resolve((performance.now() - begin) / 1000)
        : reject(new Error(`tenon ${args.join(" ")} ended with ${code}.`)),
    );
  });
}

/**
 * Models of many contexts over many hosts: time and memory of a part do not depend on their number.
 * @param {string} folder
 */
function measureContexts(folder) {
  const each = 50;
  const sizes = [hosts / 10, hosts].map(Math.round);
  const costs = sizes.map((size) => {
    const place = join(folder, String(size));
    mkdirSync(join(place, ".git"), { recursive: true });
    writeFileSync(join(place, "tenon.workspace.yaml"), 'hosts: ["h*"]\n');
    for (let host = 0; host < size; host++) {
      const path = join(place, `h${host}`);
      cpSync(join(root, "examples/host"), path, { recursive: true });
      writeFileSync(join(path, "shops.model"), contextOf(0));
      run(place, "graft", "--model", join(path, "shops.model"), "--host", path, "--layers", "domain");
      writeFileSync(join(path, "shops.model"), Array.from({ length: each }, (_, index) => contextOf(index)).join("\n"));
    }
    return run(place, "graft", "--all");
  });
  const [small, large] = costs;
  if (small === undefined || large === undefined) return;
  const [few = 1, many = 1] = sizes;
  const growth = Math.log(large.processor / small.processor) / Math.log(many / few);
  console.table({
    [`growth exponent, ${few * each} to ${many * each} contexts`]: { measured: growth.toFixed(2), "at most": "1.1" },
  });
}

/**
 * A large host, with 10,000 sources of 120 lines: what its facts save.
 * @param {string} folder
 */
function measureSources(folder) {
  makeHosts(folder, 1, { sources: 10_000, methods: 24 });
  writeEntities(join(folder, "h0/items.yaml"), entities);
  run(folder, "graft", "--host", "h0");
  run(folder, "facts", "--host", "h0");
  const pairs = Array.from({ length: 5 }, () => {
    const [sources, facts] = [run(folder, "graft", "--host", "h0"), run(folder, "graft", "--host", "h0", "--facts")];
    return sources.processor / facts.processor;
  });
  const median = pairs.sort((one, other) => one - other)[2] ?? 1;
  console.table({
    "sources / facts, one host with 10,000 sources of 120 lines": { measured: median.toFixed(2), "at least": "3" },
  });
}

const top = mkdtempSync(join(tmpdir(), "tenon-bench-"));
process.once("exit", () => rmSync(top, { recursive: true, force: true }));
await measureHosts(join(top, "hosts"));
measureContexts(join(top, "contexts"));
measureSources(join(top, "sources"));
