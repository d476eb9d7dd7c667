import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { modelGrammar } from "../../scripts/grammar/model-grammar.ts";
import { withDiagrams } from "../../scripts/site/diagrams.ts";
import { anchorOf, headingsOf } from "./markdown.ts";

const page = readFileSync(new URL("../../docs/reference/language.md", import.meta.url), "utf8");
const drawn = withDiagrams(page);
const figures = drawn.match(/<figure.*?<\/figure>/g) ?? [];

test("the site has a diagram of each production, and nothing else is changed", () => {
  const names = figures.map((figure) => /aria-label="Diagram of (\w+)"/.exec(figure)?.[1]);
  expect(names.toSorted()).toEqual([...modelGrammar.productions.keys()].sort());
  expect(drawn.replaceAll(/<div class="diagrams">.*<\/div>\n\n/g, "")).toBe(page);
});

test("the links of the diagrams lead to headings of the page", () => {
  const anchors = new Set(headingsOf(page).map((heading) => `#${anchorOf(heading)}`));
  const targets = Array.from(figures.join("").matchAll(/<a href="(.*?)"/g), ([, target = ""]) => target);
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter((target) => !anchors.has(target))).toEqual([]);
});

test("a diagram has numbers only, and no braces that a page could take for a template", () => {
  expect(figures.filter((figure) => /NaN|Infinity|undefined|[{}]/.test(figure))).toEqual([]);
});
