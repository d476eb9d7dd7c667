import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import textmate from "vscode-textmate";
import { lex } from "../../generators/model/parse/lex.ts";
import { keywords } from "../../generators/model/parse/tokens.ts";
import { textMateGrammar } from "../../scripts/editors/text-mate-grammar.ts";
import { examples } from "../model/examples.ts";

const file = new URL("../../editors/vscode/syntaxes/tenon-model.tmLanguage.json", import.meta.url);
const written = readFileSync(file, "utf8");

/** The part of the library in use; its own declarations need those of a browser. */
interface Oniguruma {
  loadWASM(bytes: Uint8Array): Promise<void>;
  readonly OnigScanner: new (patterns: readonly string[]) => textmate.OnigScanner;
  readonly OnigString: new (text: string) => textmate.OnigString;
}

const require = createRequire(import.meta.url);
const oniguruma: Oniguruma = require("vscode-oniguruma");
await oniguruma.loadWASM(readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")));

const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async () => textmate.parseRawGrammar(written, "tenon-model.json"),
});
const grammar = await registry.loadGrammar("source.tenon-model");

/** Returns the innermost scope of the token at each offset of a text where one begins. */
function scopesOf(text: string): ReadonlyMap<number, string> {
  const scopes = new Map<number, string>();
  let stack = textmate.INITIAL;
  let offset = 0;
  for (const line of text.split("\n")) {
    const read = grammar?.tokenizeLine(line, stack);
    for (const token of read?.tokens ?? [])
      scopes.set(offset + token.startIndex, token.scopes.at(-1)?.replace(".tenon-model", "") ?? "");
    stack = read?.ruleStack ?? stack;
    offset += line.length + 1;
  }
  return scopes;
}

function scopeAt(scopes: ReadonlyMap<number, string>, offset: number): string {
  for (let at = offset; at >= 0; at -= 1) {
    const scope = scopes.get(at);
    if (scope !== undefined) return scope;
  }
  return "";
}

test("the grammar is what scripts/write-grammar.js writes from the tables of the lexer", () => {
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(textMateGrammar())));
});

test.each([...keywords.keys()])("%s is coloured as a keyword", (keyword) => {
  const line = keyword === "operations" ? "operations: add" : `${keyword} Name`;
  expect(scopesOf(line).get(0)).toMatch(/^(?:keyword|constant\.language)/);
});

test.each([
  ["a soft keyword before a colon is a field", "value: Decimal", 0, "variable.other.property"],
  ["a soft keyword behind a dot is a member", "x.result", 2, "variable.other"],
  ["the name of a type behind its keyword", "entity Loan", 7, "entity.name.type"],
  ["a command", "command close", 8, "entity.name.function"],
  ["an annotation", '@route("/x")', 1, "entity.name.function.decorator"],
  ["a token of a route", '@route("/x/{id}")', 11, "variable.parameter.route"],
  ["a pattern that ends with its second slash", "a matches /[/", 10, "string.regexp"],
  ["a whole pattern", "a matches /[a-z]/", 10, "string.regexp"],
  ["a division", "a / b / c", 2, "keyword.operator"],
  ["a doc comment", "/// Text", 0, "comment.line.documentation"],
  ["a fourth slash", "//// Text", 0, "comment.line.double-slash"],
  ["a text without its end ends with the line", '"abc\nentity Loan', 5, "keyword.declaration"],
])("%s", (_title, text, offset, scope) => {
  expect(scopeAt(scopesOf(text), offset)).toBe(scope);
});

test.each(examples)("%s: comments, texts and numbers are those of the lexer", (path, text) => {
  const scopes = scopesOf(text);
  const { tokens } = lex({ path, text });
  for (const { start } of tokens.comments) expect(scopeAt(scopes, start)).toMatch(/^comment/);
  for (const [index, kind] of tokens.kinds.entries()) {
    const start = tokens.starts[index] ?? 0;
    if (kind === "string") expect(scopeAt(scopes, start)).toMatch(/^string\.quoted/);
    if (kind === "int" || kind === "decimal") expect(scopeAt(scopes, start)).toMatch(/^constant\.numeric/);
    if (kind === "pattern") expect(scopeAt(scopes, start)).toBe("string.regexp");
  }
});
