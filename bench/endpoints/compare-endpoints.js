// @ts-check
import { startHost } from "../../scripts/dotnet.js";
import { ratioOf } from "../ratio.js";
import { sendRequests } from "../send-requests.js";

const WARM_UP = 1500;
const RUN = 100;
const PAIRS = 40;

/**
 * @typedef {import("../send-requests.js").Message & {
 *   readonly name: string,
 *   readonly prepare?: (first: number, amount: number) => string,
 * }} Operation What is measured; `prepare` is the path that a POST makes ready for some requests.
 */

/**
 * The routes of the operations in each twin.
 * @typedef {{ generated: string, byHand: string }} Twins
 */

/**
 * The two requests that are compared, each with its base.
 * @typedef {readonly [readonly [string, Operation], readonly [string, Operation]]} Pair
 */

/**
 * The figures of one run. Processor time, bytes and statements to the database are those of the host for each request; statements are not a number where the host counts none.
 * @typedef {{ perSecond: number, microseconds: number, bytes: number, statements: number }} Spent
 */

/**
 * Measures every operation on a fresh host, and prints the ratios of generated to written by hand.
 * @param {string} folder
 * @param {string} assembly
 * @param {Twins & { operations: readonly Operation[], environment?: Readonly<Record<string, string>> }} twins
 */
export async function compareEndpoints(folder, assembly, { operations, generated, byHand, environment = {} }) {
  printHead("Generated / by hand");
  for (const operation of operations) {
    await onHost(folder, assembly, environment, (url) =>
      comparePair(operation.name, url, [
        [url + generated, operation],
        [url + byHand, operation],
      ]),
    );
  }
}

/**
 * Does something with a fresh host.
 * @param {string} folder
 * @param {string} assembly
 * @param {Readonly<Record<string, string>>} environment
 * @param {(url: string) => Promise<void>} action
 */
export async function onHost(folder, assembly, environment, action) {
  const host = await startHost(assembly, {
    folder,
    environment: { ASPNETCORE_ENVIRONMENT: "Production", ...environment },
  });
  await action(host.url).finally(host.stop);
}

/** @param {string} title What is divided by what. */
export function printHead(title) {
  console.log(`${title}: ratio [95 % interval], and both medians`);
  const heads = [
    "requests a second",
    "processor time, us a request",
    "bytes allocated a request",
    "statements a request",
  ];
  console.log(line(["", ...heads]));
}

/**
 * Measures two requests to a host and prints their ratios.
 * @param {string} name
 * @param {string} url The host.
 * @param {Pair} pair
 */
export async function comparePair(name, url, pair) {
  const { speed, processor, bytes, statements } = await measure(url, pair);
  console.log(line([name, textOf(speed), textOf(processor), textOf(bytes), bothOf(statements)]));
}

/**
 * Runs in pairs, either one first in turns, so that what else the machine does meets both.
 * @param {string} url
 * @param {Pair} pair
 */
async function measure(url, [first, second]) {
  let index = 0;
  /** @param {Pair[0]} side */
  const next = async ([base, operation], amount = RUN) => {
    const numbers = { first: index, amount };
    index += amount;
    return run({ base, operation, numbers }, url);
  };
  for (const side of [first, second]) await next(side, WARM_UP);
  /** @type {{ first: Spent, second: Spent }[]} */
  const pairs = [];
  while (pairs.length < PAIRS) {
    pairs.push({ first: await next(first), second: await next(second) });
    const spent = await next(second);
    pairs.push({ first: await next(first), second: spent });
  }
  const ratio = (/** @type {keyof Spent} */ kind) =>
    ratioOf(pairs.map((pair) => [pair.first[kind], pair.second[kind]]));
  return {
    speed: ratio("perSecond"),
    processor: ratio("microseconds"),
    bytes: ratio("bytes"),
    statements: ratio("statements"),
  };
}

/**
 * @param {{ base: string, operation: Operation, numbers: { first: number, amount: number } }} slice
 * @param {string} url
 * @returns {Promise<Spent>}
 */
async function run({ base, operation, numbers }, url) {
  const { first, amount } = numbers;
  if (operation.prepare !== undefined) await fetch(url + operation.prepare(first, amount), { method: "POST" });
  const before = await spentBy(url);
  const perSecond = await sendRequests(base, operation, numbers);
  const after = await spentBy(url);
  return {
    perSecond,
    microseconds: (after.microseconds - before.microseconds) / amount,
    bytes: (after.bytes - before.bytes) / amount,
    statements: (after.statements - before.statements) / amount,
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
  return (name.padEnd(16) + cells.map((cell) => cell.padEnd(36)).join("")).trimEnd();
}
