import { expect, test } from "vitest";
import { catalogue, entryOf } from "../../../generators/diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../../../generators/diagnostics/catalogue/catalogue-entry.ts";
import { explanationByCode } from "../../../generators/diagnostics/explanation.ts";

const entries = Object.entries<CatalogueEntry<never>>(catalogue);

test("codes are unique, well formed and in order within their group", () => {
  const codes = entries.map(([, { code }]) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^(?:TEN[01]\d|DSL[01]\d)\d\d$/.test(code))).toEqual([]);
  expect(codes).toEqual([...codes].sort());
});

test("each entry has the name of its key", () => {
  expect(entries.filter(([key, { name }]) => key !== name)).toEqual([]);
});

test("each code has an explanation that says something in every part, in the order of the catalogue", () => {
  expect(Object.keys(explanationByCode)).toEqual(entries.map(([, { code }]) => code));
  const texts = Object.values(explanationByCode).flatMap(({ cause, example, cure }) => [cause, example, cure]);
  expect(texts.filter((text) => text.trim() === "")).toEqual([]);
});

test("an entry is found by its code in any letter case", () => {
  expect(entryOf("ten0301")).toBe(catalogue.noKey);
  expect(entryOf("TEN9999")).toBeUndefined();
});
