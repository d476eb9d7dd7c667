import { expect, test } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { diagnosticExamples } from "../../scripts/site/diagnostic-examples.ts";

// The examples are run by test/cases.
test("each code of the catalogue has a failing example, which prints it, and a mended one", () => {
  const examples = diagnosticExamples();
  const codes = Object.values(catalogue).map(({ code }) => code);
  expect(codes.filter((code) => examples.get(code)?.failing.includes(code) !== true)).toEqual([]);
  expect(codes.filter((code) => (examples.get(code)?.mended ?? "") === "")).toEqual([]);
  expect([...examples.keys()].filter((code) => !codes.some((known) => known === code))).toEqual([]);
});
