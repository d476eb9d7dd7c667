// Lists comments whose first word hides their subject, and comments with a sentence that is too long to follow.
//   node scripts/check-comments.js [FOLDER...]
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";

const everywhere = [
  "generators",
  "templates",
  "scripts",
  "bench",
  "packages",
  "test",
  "plopfile.ts",
  "plopfile.js",
  "tenon.js",
];
// Text of another version of Tenon, or of a tool, is not ours to reword.
const skipped = new Set(["node_modules", "dist", "expected", ".work", "bin", "obj", "0.1.0"]);
const mostWords = 30;

/** A comment opens with its verb or its noun, so none of these words can be the first. */
const unclear =
  /^(?:as(?! of)|how|only|stands|that which|those|what|whatever|where|whether|which|who|whoever|whose)\b/i;

/** The comments of a language: each pattern has one group, the text. */
const script = [/\/\*\*([\s\S]*?)\*\//g, /^\s*\/\/(?!\/) ?(.*)$/gm];
const csharp = [/\/\/\/ <summary>([\s\S]*?)<\/summary>/g, /^\s*\/\/(?!\/) ?(.*)$/gm];
/** @type {Readonly<Record<string, readonly RegExp[]>>} */
const patterns = { ".ts": script, ".js": script, ".cs": csharp, ".mustache": csharp };

/**
 * Returns the files of a folder and below it that can have comments.
 * @param {string} path
 * @returns {readonly string[]}
 */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return extname(path) in patterns ? [path] : [];
  const names = readdirSync(path).filter((name) => !skipped.has(name));
  return names.flatMap((name) => filesIn(join(path, name)));
}

/**
 * Returns the prose of a comment: one line, without tags, and empty for instructions to tools.
 * @param {string} comment
 */
function proseOf(comment) {
  const text = comment
    .replace(/^\s*(?:\*|\/\/\/)/gm, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /^(?:biome-ignore|(?:end)?region\b)/.test(text) ? "" : text.replace(/(?:^| )@.*$/, "");
}

/**
 * Returns the fault of a comment, or undefined.
 * @param {string} prose
 */
function faultOf(prose) {
  if (unclear.test(prose)) return "the first word is neither verb nor noun";
  const sentences = prose.split(/[.:;](?=\s)/);
  const isLong = sentences.some((sentence) => sentence.trim().split(" ").length > mostWords);
  return isLong ? `a sentence has more than ${mostWords} words` : undefined;
}

/** @param {string} file */
function faultsIn(file) {
  const source = readFileSync(file, "utf8");
  return (patterns[extname(file)] ?? []).flatMap((pattern) =>
    [...source.matchAll(pattern)].flatMap(({ 1: comment = "", index }) => {
      const prose = proseOf(comment);
      const fault = faultOf(prose);
      const line = source.slice(0, index).split("\n").length;
      return fault === undefined ? [] : [`${file}:${line}: ${fault}: ${prose.slice(0, 100)}`];
    }),
  );
}

const named = process.argv.slice(2);
const faults = (named.length === 0 ? everywhere : named).flatMap(filesIn).flatMap(faultsIn);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
