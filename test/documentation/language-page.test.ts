import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { annotationCandidates } from "../../generators/editor/model/name-candidates.ts";
import { format } from "../../generators/model/format.ts";
import { keywords, signs } from "../../generators/model/parse/tokens.ts";
import { compileModel } from "../../generators/model/validate.ts";
import { modelGrammar } from "../../scripts/grammar/model-grammar.ts";
import { grammarPages, productionsIn, withGrammarParts } from "../../scripts/reference/grammar-parts.ts";
import { writtenPartsOf } from "../../scripts/reference/written-parts.ts";
import { recognises } from "../model/grammar/recognise.ts";
import { treeOf } from "../model/parse/outline.ts";
import { blocksOf } from "../readme-blocks.ts";

const root = new URL("../../", import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), "utf8");
const page = textOf("docs/reference/language.md");
const syntax = textOf("docs/specification/model-syntax.md");

test.each(grammarPages)("the written parts of %s are those of scripts/write-reference.js", (path) => {
  expect(textOf(path)).toBe(withGrammarParts(textOf(path)));
});

test("the reference shows every production once, and the specification every section", () => {
  const shown = writtenPartsOf(page).flatMap(({ name }) => productionsIn(name));
  expect(shown.toSorted()).toEqual([...modelGrammar.productions.keys()].sort());
  const sections = writtenPartsOf(syntax).flatMap(({ name }) => /^section (.+)$/.exec(name)?.[1] ?? []);
  expect(sections).toEqual(modelGrammar.sections.map(({ title }) => title));
});

const examples = blocksOf(page)
  .filter(({ language }) => language === "tenon-model")
  .map(({ text }, index) => [`${index + 1}: ${/^\s*(?!context\b)\w+.*$/m.exec(text)?.[0].trim()}`, text] as const);

test("there are examples", () => {
  expect(examples.length).toBeGreaterThan(30);
});

test.each(examples)("example %s is compiled without a diagnostic, and laid out as it is shown", (_name, text) => {
  expect(compileModel([{ path: "a.model", text }]).result.diagnostics.map(({ message }) => message)).toEqual([]);
  expect(format(treeOf(text), text)).toBe(text);
  expect(recognises(modelGrammar, text)).toBe(true);
});

test("the examples use every keyword", () => {
  const all = examples.map(([, text]) => text).join("\n");
  expect([...keywords.keys()].filter((word) => !new RegExp(`\\b${word}\\b`).test(all))).toEqual([]);
});

test("the reference and the specification list every annotation", () => {
  const names = annotationCandidates.map(({ text }) => text).sort();
  for (const text of [page, syntax]) {
    const rows = text.match(/^\| `@.*$/gm) ?? [];
    expect(Array.from(rows.join("\n").matchAll(/`@(\w+)/g), ([, name]) => name).sort()).toEqual(names);
  }
});

test("the specification lists the signs of the lexer", () => {
  const listed = /^signs +=(.*)$/m.exec(syntax)?.[1]?.trim().split(" ");
  expect(listed?.toSorted()).toEqual([...signs].sort());
});
