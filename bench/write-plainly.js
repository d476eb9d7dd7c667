// @ts-check
// Writes files by temporary file and rename, and does nothing else: `node bench/write-plainly.js FILES.json FOLDER`.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [, , list = "", folder = ""] = process.argv;
/** @type {readonly (readonly [path: string, text: string])[]} */
const files = JSON.parse(readFileSync(list, "utf8"));
for (const above of new Set(files.map(([path]) => dirname(path)))) mkdirSync(join(folder, above), { recursive: true });
for (const [path, text] of files) {
  const draft = join(folder, "draft");
  writeFileSync(draft, text);
  renameSync(draft, join(folder, path));
}
