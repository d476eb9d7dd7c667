import { expect, test } from "vitest";
import { entityGenerators } from "../../generators/emit/rows/entity-generators.ts";
import { entityTestGenerators } from "../../generators/emit/rows/entity-test-generators.ts";
import { libraries } from "../../generators/emit/rows/libraries/index.ts";
import { modelGenerators } from "../../generators/emit/rows/model-generators.ts";
import { modelLibraries } from "../../generators/emit/rows/model-libraries/index.ts";
import { testKitGenerators } from "../../generators/emit/rows/test-kit-generators.ts";
import { typeNames } from "../../generators/entity/property-type.ts";
import { createContext } from "../../generators/terminal/create-context.ts";

const entityRows = Object.values(libraries).flatMap(entityGenerators);
const testRows = [...testKitGenerators, ...entityTestGenerators];
const generators = [...entityRows, ...Object.values(modelLibraries).flatMap(modelGenerators), ...testRows];
const templates = createContext("/").templates();
const texts = [...templates.keys()].map((name) => [name, templates.get(name) ?? ""] as const);

test("filters of each type have a parser", () => {
  const listed = typeNames.filter((type) => type !== "byte[]");
  const text = templates.get("shared/filter-values") ?? "";
  expect(listed.filter((type) => !text.includes(`[typeof(${type})] = (`))).toEqual([]);
});

test("every row of the registry has its template, and every template its row or its partial tag", () => {
  const used = new Set<string>(generators.map(({ template }) => template));
  for (const [, text] of texts) for (const [, name] of text.matchAll(/\{\{> (\w+)\}\}/g)) used.add(`partials/${name}`);
  used.add("partials/head");
  expect([...used].sort()).toEqual([...templates.keys()].sort());
});

test.each([
  ...Object.values(libraries).map((library) => [`entities for ${library.id}`, entityGenerators(library)] as const),
  ...Object.values(modelLibraries).map(
    (library) => [`models for ${library.id}`, [...modelGenerators(library), ...testKitGenerators]] as const,
  ),
  ["tests", testRows] as const,
])("no two rows of the registry of %s have one name", (_family, rows) => {
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each([...texts])(
  "%s decides nothing: only plain tags, sections, inverted sections and partials",
  (_name, text) => {
    const tags = text.match(/\{\{[^}]*\}*/g) ?? [];
    expect(tags.filter((tag) => !/^\{\{(?:[#^/]?[A-Za-z]+|\.|> [a-z]+)\}\}$/.test(tag))).toEqual([]);
  },
);

test.each([...texts])(
  "%s is tidy: no tabs, no blank space at line ends, no double blank line, one end of file",
  (_name, text) => {
    expect(text).not.toMatch(/\t|[ ]+\n|\n\n\n|\n\n$/);
    expect(text).toMatch(/[^\n]\n$/);
    expect(text.split("\n").length - 1).toBeLessThanOrEqual(110);
  },
);
