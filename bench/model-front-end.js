// @ts-check
// The time of the front end of the modelling language against JSON.parse, its growth, and the time after a change.
//   node bench/model-front-end.js
// The quickest round counts, because other work on the machine slows the others down.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {{ readonly path: string, readonly text: string }} Source */

// A process that gets a bundle measures its memory alone.
const [, , given] = process.argv;
const bundle = given ?? bundled();
/** @type {typeof import("../generators/model/parse.ts") & typeof import("../generators/model/validate.ts") & typeof import("../generators/model/recheck/recheck.ts")} */
const { parse, compileModel, recheck } = createRequire(import.meta.url)(bundle);
const lending = readFileSync(new URL("../examples/library/lending.model", import.meta.url), "utf8");
const megabyte = 1_000_000;

/**
 * A context with an aggregate, a read model and a query.
 * @param {number} number
 */
const smallContext = (number) => `context Shop${number} {
  aggregate Order root Order {
    event OrderPlaced { order: OrderId }
    entity Order identified by OrderId {
      total: Decimal
      note: String?
      invariant total >= 0 "an order costs something"
      /// Places an order.
      create place(total: Decimal) { emit OrderPlaced(order: id) }
      command annotate(note: String) { note -> note }
    }
  }
  readmodel OrderRow from Order { id total }
  @route("/orders/{order}")
  query OrderById(order: OrderId): OrderRow
}
`;

/** Bundles the front end into a folder of its own. */
function bundled() {
  const file = join(mkdtempSync(join(tmpdir(), "tenon-bench-")), "front-end.cjs");
  const { status } = runNode("bundle-front-end.js", file);
  if (status !== 0) throw new Error("The front end was not bundled.");
  return file;
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 */
function runNode(script, ...args) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return spawnSync(process.execPath, [path, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

/** A model of 1 MB against 1 MB of JSON, which is the same model as understood: a deep tree of small objects. */
function againstJson() {
  const contexts = Array.from({ length: Math.floor(megabyte / lending.length) }, (_, index) =>
    lending.replace("context Lending", `context Lending${index}`),
  );
  const sources = [{ path: "lending.model", text: contexts.join("") }];
  const { result } = compileModel(sources);
  if (!result.ok) throw new Error("The model of the example has an error.");
  const all = JSON.stringify(result.value);
  const share = Math.round((result.value.contexts.length * megabyte) / all.length);
  const json = JSON.stringify({ contexts: result.value.contexts.slice(0, share) });
  // The first dozens still pay for the engine's compiler.
  const rounds = Array.from({ length: 60 }, () => ({
    json: Math.min(...Array.from({ length: 5 }, () => timeOf(() => JSON.parse(json)))),
    read: timeOf(() => sources.map(parse)),
    whole: timeOf(() => compileModel(sources)),
  }));
  const base = quickest(rounds.map((round) => round.json));
  const against = (/** @type {string} */ name, /** @type {number} */ time) =>
    row(name, time, `${(time / base).toFixed(1)} x JSON.parse of 1 MB (${ms(base)})`);
  return [
    against("parse and check 1 MB of model", quickest(rounds.map((round) => round.whole))),
    against("of that, parse", quickest(rounds.map((round) => round.read))),
  ];
}

/** Measures the growth with the number of contexts. The exponent is 1 if twice as many take twice as long. */
function growth() {
  const sizes = [10, 100, 1000];
  const times = sizes.map((size) => {
    const sources = [{ path: "shops.model", text: shops(size) }];
    // Equal work for each size, so that the garbage collector runs equally often.
    const runs = 1000 / size;
    const all = () => {
      for (let run = 0; run < runs; run++) compileModel(sources);
    };
    return quickest(Array.from({ length: 12 }, () => timeOf(all))) / runs;
  });
  return sizes.map((size, index) => {
    const [time = 0, before] = [times[index], times[index - 1]];
    const exponent = before === undefined ? "" : `exponent ${Math.log10(time / before).toFixed(2)}`;
    return row(`${size} contexts`, time, exponent);
  });
}

/** Measures a process that reads 1,000 contexts once. */
function memory() {
  const { stdout } = runNode("model-front-end.js", bundle);
  return [`${"1,000 contexts in a process of their own".padEnd(56)} ${stdout.trim()}`];
}

/** Measures a check that keeps results, after one of 100 files has changed, against a check of everything. */
function change() {
  const alone = Array.from({ length: 100 }, (_, index) => ({ path: `${index}.model`, text: smallContext(index) }));
  const together = alone.map(({ path, text }, index) => ({ path, text: inOneContext(text, index) }));
  const linked = together.map(({ path, text }, index) => ({ path, text: withReference(text, index) }));
  return [
    ["each a context of its own", alone],
    ["all of one context", together],
    ["all of one context, each naming the next", linked],
  ].map(([name, files]) => changed(String(name), /** @type {readonly Source[]} */ (files)));
}

/**
 * @param {string} name
 * @param {readonly Source[]} files
 */
function changed(name, files) {
  const edited = files.map((file, index) =>
    index === 50 ? { ...file, text: file.text.replace("note: String?", "note: String?\n      weight: Int?") } : file,
  );
  const rounds = Array.from({ length: 30 }, () => {
    const whole = timeOf(() => compileModel(files));
    const first = recheck(files);
    return { whole, again: timeOf(() => recheck(edited, first)) };
  });
  const [whole, again] = [quickest(rounds.map((round) => round.whole)), quickest(rounds.map((round) => round.again))];
  return row(`one file of 100 changed, ${name}`, again, `${(again / whole).toFixed(2)} x a check of everything`);
}

/**
 * The same declarations under names of their own, in one context for all files.
 * @param {string} text
 * @param {number} number
 */
function inOneContext(text, number) {
  return text
    .replace(/context \w+/, "context Shop")
    .replace(/\bOrder(?=\w*\b)/g, `Order${number}`)
    .replace("/orders/", `/orders-${number}/`);
}

/**
 * The declarations of a file, with a value that reads one of the next file.
 * @param {string} text
 * @param {number} number
 */
function withReference(text, number) {
  return text.replace(
    "  readmodel",
    `  value Price${number} { amount: Decimal }
  value Line${number} { price: Price${(number + 1) % 100}  isFree: Bool = price.amount == 0 }
  readmodel`,
  );
}

/** @param {number} size */
function shops(size) {
  return Array.from({ length: size }, (_, index) => smallContext(index)).join("");
}

/** @param {() => void} run */
function timeOf(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** @param {readonly number[]} times */
function quickest(times) {
  return Math.min(...times);
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(1)} ms`;
}

/**
 * @param {string} name
 * @param {number} time
 * @param {string} ratio
 */
function row(name, time, ratio) {
  return `${name.padEnd(56)} ${ms(time).padStart(9)}  ${ratio}`.trimEnd();
}

if (given !== undefined) {
  const { result } = compileModel([{ path: "shops.model", text: shops(1000) }]);
  const kept = process.memoryUsage().rss / 1024 / 1024;
  const peak = process.resourceUsage().maxRSS / 1024;
  if (!result.ok) throw new Error("The model of the bench has mistakes.");
  console.log(`${peak.toFixed(0)} MB at most, ${kept.toFixed(0)} MB kept`);
} else {
  for (const line of [...againstJson(), ...growth(), ...memory(), ...change()]) console.log(line);
  rmSync(dirname(bundle), { recursive: true });
}
