import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemaPages } from "../../scripts/reference/schema-pages.ts";

const pages = schemaPages();

test.each([...pages])("%s is what scripts/write-reference.js writes", (name, text) => {
  expect(readFileSync(new URL(`../../docs/reference/${name}`, import.meta.url), "utf8")).toBe(text);
});

test("the page of the entity file has a row for each key of a property", () => {
  const [, section = ""] = (pages.get("entity-file.md") ?? "").split("\n## Property\n");
  const keys = Array.from(section.split("\n## ")[0]?.matchAll(/^\| `(\w+)` \|/gm) ?? [], ([, key]) => key);
  expect(keys).toEqual(expect.arrayContaining(["type", "isKey", "required", "maxLength", "pattern"]));
});
