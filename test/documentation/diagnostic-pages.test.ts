import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../../generators/diagnostics/catalogue/catalogue-entry.ts";
import { diagnosticPages } from "../../scripts/reference/diagnostic-pages.ts";

const folder = new URL("../../docs/reference/diagnostics/", import.meta.url);
const pages = diagnosticPages(Object.values<CatalogueEntry<never>>(catalogue));

test("the reference has exactly the pages that scripts/write-reference.js writes", () => {
  expect(readdirSync(folder).sort()).toEqual([...pages.keys()].sort());
});

test.each([...pages])("%s is what scripts/write-reference.js writes", (name, text) => {
  expect(readFileSync(new URL(name, folder), "utf8")).toBe(text);
});
