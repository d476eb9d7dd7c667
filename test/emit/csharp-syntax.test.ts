import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Language, type Node, Parser } from "web-tree-sitter";

const grammar = createRequire(import.meta.url).resolve("tree-sitter-c-sharp/tree-sitter-c_sharp.wasm");
const cases = join(import.meta.dirname, "../cases");

/** Files with C# that the grammar does not know yet; the compiler reads them in the live tests. */
const beyondGrammar: readonly string[] = [
  "Math.cs", // a parameter named `async`
  "ProblemConvention.g.cs", // `.. var rest` in a list pattern
  "QueryReader.g.cs", // a primary constructor of a ref struct
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
  const paths = emitted().filter((path) => !beyondGrammar.some((name) => path.endsWith(name)));
  expect(paths.filter((path) => path.includes("fastendpoints")).length).toBeGreaterThan(50);
  const faults = paths.flatMap((path) => {
    const tree = parser.parse(readFileSync(join(cases, path), "utf8"));
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
