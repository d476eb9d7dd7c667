import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Language, type Node, Parser } from "web-tree-sitter";

const grammar = createRequire(import.meta.url).resolve("tree-sitter-c-sharp/tree-sitter-c_sharp.wasm");
const cases = join(import.meta.dirname, "../cases");

/** C# that the grammar does not know yet, and what it reads in its place; the compiler reads the files in the live tests. */
const beyondGrammar: readonly (readonly [string, string])[] = [
  ["bool async) => async ?", "bool other) => other ?"], // a parameter of this name
  [".. var rest", ".."], // in a list pattern
  ["ref partial struct", "partial struct"], // with a primary constructor
];

/** Returns the emitted C# of all cases, by its path. */
function emitted(): readonly string[] {
  return readdirSync(cases, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".cs") && /[\\/]expected[\\/]/.test(path) && !path.startsWith("wire"),
  );
}

test("a parser of C# reads what the cases expect, for each endpoint library", async () => {
  await Parser.init();
  const parser = new Parser().setLanguage(await Language.load(grammar));
  const paths = emitted();
  expect(paths.filter((path) => path.includes("fastendpoints")).length).toBeGreaterThan(35);
  const faults = paths.flatMap((path) => {
    const text = readFileSync(join(cases, path), "utf8");
    const tree = parser.parse(beyondGrammar.reduce((known, [unread, read]) => known.replaceAll(unread, read), text));
    const fault = tree === null ? "unread" : faultIn(tree.rootNode);
    tree?.delete();
    return fault === undefined ? [] : [`${path}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

/** Returns the first part that is no C#, with its line. */
function faultIn(node: Node): string | undefined {
  if (node.isError || node.isMissing) return `line ${node.startPosition.row + 1}: ${node.text.slice(0, 80)}`;
  for (const child of node.children) {
    const fault = child?.hasError || child?.isMissing ? faultIn(child) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}
