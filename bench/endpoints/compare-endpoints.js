// @ts-check
import { startHost } from "../../scripts/dotnet.js";
import { ratioOf } from "../ratio.js";
import { sendRequests } from "../send-requests.js";

const WARM_UP = 3000;
const RUN = 150;
const PAIRS = 60;

/**
 * @typedef {object} Operation
 * @property {string} name
 * @property {string} method
 * @property {string} path Below the twins.
 * @property {string} [body]
 * @property {Readonly<Record<string, string>>} [headers]
 */

/**
 * The routes of the operations in each twin.
 * @typedef {{ generated: string, byHand: string }} Twins
 */

/**
 * The figures of one run. Processor time, bytes and statements to the database are those of the host for each request; statements are not a number where the host counts none.
 * @typedef {{ perSecond: number, microseconds: number, bytes: number, statements: number }} Spent
 */

/**
 * Measures every operation on a fresh host, and prints the ratios of generated to written by hand.
 * @param {string} folder
 * @param {string} assembly
 * @param {Twins & { operations: readonly Operation[] }} twins
 */
export async function compareEndpoints(folder, assembly, twins) {
  console.log("Generated / by hand: ratio [95 % interval], and both medians");
  console.log(
    line([
      "",
      "requests a second",
      "processor time, us a request",
      "bytes allocated a request",
      "statements a request",
    ]),
  );
  for (const operation of twins.operations) {
    const host = await startHost(assembly, { folder, environment: { ASPNETCORE_ENVIRONMENT: "Production" } });
    const { speed, processor, bytes, statements } = await measure(operation, host.url, twins).finally(host.stop);
    console.log(line([operation.name, textOf(speed), textOf(processor), textOf(bytes), bothOf(statements)]));
  }
}

/**
 * Runs in pairs, either one first in turns, so that what else the machine does meets both.
 * @param {Operation} operation
 * @param {string} url
 * @param {Twins} twins
 */
async function measure(operation, url, twins) {
  const generated = () => run(operation, url + twins.generated, url);
  const byHand = () => run(operation, url + twins.byHand, url);
  for (const base of [twins.generated, twins.byHand])
    await sendRequests(url + base + operation.path, operation, WARM_UP);
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
    speed: ratio("perSecond"),
    processor: ratio("microseconds"),
    bytes: ratio("bytes"),
    statements: ratio("statements"),
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
    statements: (after.statements - before.statements) / RUN,
  };
}

/** @param {string} url */
async function spentBy(url) {
  const answer = await fetch(`${url}/bench/spent`);
  const spent = /** @type {{ bytes: number, microseconds: number, statements?: number }} */ (await answer.json());
  return { ...spent, statements: spent.statements ?? Number.NaN };
}

/** @param {ReturnType<typeof ratioOf>} cell */
function textOf({ ratio, low, high, first, second }) {
  return `${ratio.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]  ${Math.round(first)} / ${Math.round(second)}`;
}

/** @param {ReturnType<typeof ratioOf>} cell */
function bothOf({ first, second }) {
  return Number.isNaN(first) ? "" : `${first.toFixed(2)} / ${second.toFixed(2)}`;
}

/** @param {readonly string[]} cells */
function line([name = "", ...cells]) {
  return (name.padEnd(9) + cells.map((cell) => cell.padEnd(36)).join("")).trimEnd();
}
