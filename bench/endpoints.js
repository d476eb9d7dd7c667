// @ts-check
// Generated endpoints against the same endpoints written by hand, in one host on one database. `node bench/endpoints.js` runs this part alone.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startHost } from "../scripts/dotnet.js";
import { buildBenchHost } from "./endpoints/build-bench-host.js";
import { ratioOf } from "./ratio.js";
import { sendRequests } from "./send-requests.js";

const folder = join(import.meta.dirname, ".work", "host");
const WARM_UP = 3000;
const RUN = 150;
const PAIRS = 60;

const post = JSON.stringify({
  authorId: "00000000-0000-7000-8000-000000000001",
  title: "Measured",
  body: "x".repeat(200),
  likes: 3,
  published: true,
  rating: 4.5,
});

/**
 * @typedef {object} Operation
 * @property {string} name
 * @property {string} method
 * @property {string} path Below `/posts`.
 * @property {string} [body]
 */

/**
 * What one run showed; processor time and bytes are those of the host, for each request.
 * @typedef {{ perSecond: number, microseconds: number, bytes: number }} Spent
 */

/** What is measured, each on a fresh host. @type {readonly Operation[]} */
const operations = [
  { name: "get", method: "GET", path: "/00000100-0000-7000-8000-000000000001" },
  { name: "list", method: "GET", path: "?published=true&sortBy=likes&sortDir=desc&pageSize=20" },
  { name: "create", method: "POST", path: "", body: post },
];

/** Measures every operation, and gives the ratios of generated to written by hand. */
export async function benchEndpoints() {
  const assembly = await buildBenchHost(folder);
  const rows = [];
  for (const operation of operations) {
    const host = await startHost(assembly, { folder, environment: { ASPNETCORE_ENVIRONMENT: "Production" } });
    rows.push(await measure(operation, host.url).finally(host.stop));
  }
  return rows;
}

/**
 * Runs in pairs, either one first in turns, so that what else the machine does meets both.
 * @param {Operation} operation
 * @param {string} url
 */
async function measure(operation, url) {
  const generated = () => run(operation, `${url}/posts`, url);
  const byHand = () => run(operation, `${url}/hand/posts`, url);
  for (const base of ["/posts", "/hand/posts"]) await sendRequests(url + base + operation.path, operation, WARM_UP);
  /** @type {{ generated: Spent, byHand: Spent }[]} */
  const pairs = [];
  while (pairs.length < PAIRS) {
    pairs.push({ generated: await generated(), byHand: await byHand() });
    const spent = await byHand();
    pairs.push({ generated: await generated(), byHand: spent });
  }
  const ratio = (/** @type {keyof Spent} */ kind) =>
    ratioOf(pairs.map((pair) => [pair.generated[kind], pair.byHand[kind]]));
  return {
    operation: operation.name,
    speed: ratio("perSecond"),
    processor: ratio("microseconds"),
    bytes: ratio("bytes"),
  };
}

/**
 * @param {Operation} operation
 * @param {string} base
 * @param {string} url
 * @returns {Promise<Spent>}
 */
async function run(operation, base, url) {
  const before = await spentBy(url);
  const perSecond = await sendRequests(base + operation.path, operation, RUN);
  const after = await spentBy(url);
  return {
    perSecond,
    microseconds: (after.microseconds - before.microseconds) / RUN,
    bytes: (after.bytes - before.bytes) / RUN,
  };
}

/** @param {string} url */
async function spentBy(url) {
  const answer = await fetch(`${url}/bench/spent`);
  return /** @type {{ bytes: number, microseconds: number }} */ (await answer.json());
}

/** @param {ReturnType<typeof ratioOf>} cell */
function textOf({ ratio, low, high, first, second }) {
  return `${ratio.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]  ${Math.round(first)} / ${Math.round(second)}`;
}

/** @param {readonly string[]} cells */
function line([name = "", ...cells]) {
  return (name.padEnd(9) + cells.map((cell) => cell.padEnd(36)).join("")).trimEnd();
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log("Generated / by hand: ratio [95 % interval], and both medians");
  console.log(line(["", "requests a second", "processor time, us a request", "bytes allocated a request"]));
  for (const { operation, speed, processor, bytes } of await benchEndpoints()) {
    console.log(line([operation, textOf(speed), textOf(processor), textOf(bytes)]));
  }
}
