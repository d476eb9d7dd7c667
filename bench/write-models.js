// @ts-check
// Models of 10, 100 and 1,000 contexts written to disk, and written again without a difference, against a process that
// writes the same bytes and nothing else. `node bench/write-models.js` runs this part alone.
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
const rounds = 5;

/** Every file below a folder with its text. @param {string} top */
function filesBelow(top) {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.slice(top.length + 1), readFileSync(path, "utf8")]);
}

/** @param {number} contexts */
function measure(contexts) {
  const [models, out, copy, bytes] = ["models", "out", "copy", "bytes.json"].map((name) => join(folder, name));
  for (const path of [models, out]) rmSync(path ?? "", { recursive: true, force: true });
  writeContexts(models ?? "", contexts);
  const remove = (/** @type {string | undefined} */ path) => rmSync(path ?? "", { recursive: true, force: true });
  const command = [process.execPath, join(root, "dist/tenon.js"), "build", models ?? "", "--out", out ?? ""];
  const plain = [process.execPath, join(root, "bench/write-plainly.js"), bytes ?? "", copy ?? ""];
  const build = () => runOnce({ name: "tenon build", command });
  build();
  const files = filesBelow(out ?? "");
  writeFileSync(bytes ?? "", JSON.stringify(files));
  const runs = Array.from({ length: rounds }, () => {
    remove(out);
    const first = build();
    const again = build();
    remove(copy);
    return { first, again, plain: runOnce({ name: "plain", command: plain }) };
  });
  const milliseconds = median(runs.map(({ first }) => first.time));
  return {
    contexts,
    files: files.length,
    milliseconds,
    megabytes: median(runs.map(({ first }) => first.memory)),
    toPlain: ratioOf(runs.map(({ first, plain: other }) => [first.time, other.time])).ratio,
    againToFirst: ratioOf(runs.map(({ first, again }) => [again.time, first.time])).ratio,
  };
}

const rows = [10, 100, 1000].map(measure);
for (const { contexts, files, milliseconds, megabytes, toPlain, againToFirst } of rows) {
  console.log(
    `${String(contexts).padStart(5)} contexts, ${files} files: ${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(0)} MB, ` +
      `${toPlain.toFixed(2)} x writing alone, again ${againToFirst.toFixed(2)} x the first`,
  );
}
const [small, , large] = rows;
if (small !== undefined && large !== undefined)
  console.log(`
growth exponent, 10 to 1,000    ${(Math.log10(large.milliseconds / small.milliseconds) / 2).toFixed(2)}  (at most 1.1)
1,000 contexts, MB              ${large.megabytes.toFixed(0)}  (at most 220)
first run / writing alone       ${large.toPlain.toFixed(2)}  (at most 3)
second run / first run          ${large.againToFirst.toFixed(2)}  (at most 0.6)`);
