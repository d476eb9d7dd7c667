import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { searchTerms, synonyms } from "../../site/.vitepress/synonyms.js";

test.each([
  ["Pagination", ["paged", "lists", "pageSize"]],
  ["many-to-many", ["relationships", "OneToMany", "foreign", "keys"]],
  ["my swagger file", ["OpenAPI", "document", "my", "file"]],
  ["CreateTenonSchema", ["createtenonschema"]],
])("a query for %s searches for %j", (query, terms) => {
  expect(searchTerms(query)).toEqual(terms);
});

test("every synonym leads to words of the documents", () => {
  const docs = new URL("../../docs/", import.meta.url);
  const texts = readdirSync(docs, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => readFileSync(new URL(path, docs), "utf8").toLowerCase())
    .join("\n");
  const unknown = Object.values(synonyms)
    .flatMap((meant) => meant.toLowerCase().split(" "))
    .filter((word) => !new RegExp(`\\b${word}\\b`).test(texts));
  expect(unknown).toEqual([]);
});
