import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apiDeclarations, apiPage } from "../../scripts/write-api.js";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

// A difference is a change of what programs were promised: see docs/reference/programs.md, Versions.
test("the types of the programming interface are what scripts/write-api.js writes", () => {
  expect(read("api.d.ts")).toBe(apiDeclarations());
});

test("their page shows them", () => {
  expect(read("docs/reference/programs.md")).toBe(apiPage());
});
