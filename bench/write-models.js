// @ts-check
// Models of 10, 100 and 1,000 contexts written to disk, and written again without a difference, against a process that
// writes the same bytes and nothing else. `node bench/write-models.js` runs this part alone, in two minutes or less.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeContexts } from "./many-contexts.js";
import { median, runOnce } from "./processes.js";
import { ratioOf } from "./ratio.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tenon-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Every file below a folder with its text. @param {string} top */
function filesBelow(top) {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.slice(top.length + 1), readFileSync(path, "utf8")]);
}

/** @param {string} path */
function remove(path) {
  rmSync(path, { recursive: true, force: true });
}

/** @param {number} contexts */
function measure(contexts) {
  const place = (/** @type {string} */ name) => join(folder, `${contexts}-${name}`);
  const [models, out, copy, bytes] = [place("models"), place("out"), place("copy"), place("bytes.json")];
  writeContexts(models, contexts);
  const command = [process.execPath, join(root, "dist/tenon.js"), "build", models, "--out", out];
  const plainly = [process.execPath, join(root, "bench/write-plainly.js"), bytes, copy];
  const build = () => runOnce({ name: "tenon build", command });
  build();
  const files = filesBelow(out);
  writeFileSync(bytes, JSON.stringify(files));
  const runs = Array.from({ length: contexts < 1000 ? 7 : 3 }, () => {
    remove(out);
    const first = build();
    const again = build();
    remove(copy);
    return { first, again, plain: runOnce({ name: "writing alone", command: plainly }) };
  });
  return {
    contexts,
    files: files.length,
    milliseconds: median(runs.map(({ first }) => first.time)),
    megabytes: median(runs.map(({ first }) => first.memory)),
    megabytesAgain: median(runs.map(({ again }) => again.memory)),
    toPlain: ratioOf(runs.map(({ first, plain }) => [first.time, plain.time])).ratio,
    againToFirst: ratioOf(runs.map(({ first, again }) => [again.time, first.time])).ratio,
  };
}

const rows = [10, 100, 1000].map(measure);
console.table(
  rows.map(({ contexts, files, milliseconds, megabytes, megabytesAgain, toPlain, againToFirst }) => ({
    contexts,
    files,
    ms: milliseconds.toFixed(0),
    "peak MB": megabytes.toFixed(0),
    "peak MB, again": megabytesAgain.toFixed(0),
    "times writing alone": toPlain.toFixed(2),
    "again, times the first": againToFirst.toFixed(2),
  })),
);
const [small, , large] = rows;
if (small !== undefined && large !== undefined)
  console.table({
    "1,000 contexts, peak MB": { measured: large.megabytes.toFixed(0), "at most": "220" },
    "first run / writing alone": { measured: large.toPlain.toFixed(2), "at most": "3" },
    "second run / first run": { measured: large.againToFirst.toFixed(2), "at most": "0.6" },
    "growth exponent, 10 to 1,000": {
      measured: (Math.log10(large.milliseconds / small.milliseconds) / 2).toFixed(2),
      "at most": "1.1",
    },
  });
