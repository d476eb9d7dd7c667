// @ts-check
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median, runOnce } from "./processes.js";
import { ratioOf } from "./ratio.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} Writer A command that writes many files, in several sizes.
 * @property {string} unit The things that it writes for, such as `contexts`.
 * @property {number} megabytes The most memory that it may need for 1,000 of them.
 * @property {readonly number[]} sizes From the smallest to the largest.
 * @property {(folder: string, size: number) => readonly string[]} prepare Writes the input into a folder and gives Tenon's arguments; the command runs there.
 * @property {(folder: string) => readonly string[]} written The files and folders that the command makes below the folder.
 */

/**
 * Runs a command of each size from nothing and again without a difference, against a process that writes the same bytes
 * and nothing else. Prints the times and the growth.
 * @param {Writer} writer
 */
export function measureWriting({ unit, megabytes, sizes, prepare, written }) {
  const top = mkdtempSync(join(tmpdir(), "tenon-bench-"));
  process.once("exit", () => remove(top));
  const rows = sizes.map((size) => measure(join(top, String(size)), { size, prepare, written }));
  console.table(
    rows.map((row) => ({
      [unit]: row.size,
      files: row.files,
      ms: row.milliseconds.toFixed(0),
      "peak MB": row.megabytes.toFixed(0),
      "peak MB, again": row.megabytesAgain.toFixed(0),
      "times writing alone": row.toPlain.ratio.toFixed(2),
      "from - to": `${row.toPlain.low.toFixed(2)} - ${row.toPlain.high.toFixed(2)}`,
      "again, times the first": row.againToFirst.toFixed(2),
    })),
  );
  const [small, large] = [rows[0], rows.at(-1)];
  if (small === undefined || large === undefined) return;
  const growth = Math.log(large.milliseconds / small.milliseconds) / Math.log(large.size / small.size);
  console.table({
    [`${large.size} ${unit}, peak MB`]: { measured: large.megabytes.toFixed(0), "at most": String(megabytes) },
    "first run / writing alone": { measured: large.toPlain.ratio.toFixed(2), "at most": "3" },
    "second run / first run": { measured: large.againToFirst.toFixed(2), "at most": "0.6" },
    [`growth exponent, ${small.size} to ${large.size}`]: { measured: growth.toFixed(2), "at most": "1.1" },
  });
}

/**
 * @param {string} folder
 * @param {Pick<Writer, "prepare" | "written"> & { readonly size: number }} writer
 */
function measure(folder, { size, prepare, written }) {
  const [copy, bytes] = [`${folder}-copy`, `${folder}-bytes.json`];
  const command = [process.execPath, join(root, "dist/tenon.js"), ...prepare(folder, size)];
  const plainly = [process.execPath, join(root, "bench/write-plainly.js"), bytes, copy];
  const run = () => runOnce({ name: "tenon", command });
  const plain = () => {
    remove(copy);
    return runOnce({ name: "writing alone", command: plainly });
  };
  run();
  const files = written(folder).flatMap(filesBelow);
  writeFileSync(
    bytes,
    JSON.stringify(files.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")])),
  );
  // The first copy writes while nothing waits for the disk, as no later run does.
  plain();
  const runs = Array.from({ length: size < 1000 ? 7 : 5 }, () => {
    written(folder).forEach(remove);
    return { first: run(), plain: plain(), again: run() };
  });
  return {
    size,
    files: files.length,
    milliseconds: median(runs.map(({ first }) => first.time)),
    megabytes: median(runs.map(({ first }) => first.memory)),
    megabytesAgain: median(runs.map(({ again }) => again.memory)),
    toPlain: ratioOf(runs.map(({ first, plain }) => [first.time, plain.time])),
    againToFirst: ratioOf(runs.map(({ first, again }) => [again.time, first.time])).ratio,
  };
}

/** Every file below a folder. @param {string} top */
function filesBelow(top) {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** @param {string} path */
function remove(path) {
  rmSync(path, { recursive: true, force: true });
}
