import { expect, test } from "vitest";
import { format } from "../../generators/model/format.ts";
import { parse } from "../../generators/model/parse.ts";
import { validateModel } from "../../generators/model/validate.ts";
import { build, emittedFrom } from "../in-memory.ts";
import { casesIn, modelsOf } from "./case-folder.ts";

// A case is a folder: the model as `input.model` or the files in `input/`. The live tests compile it, and send the requests of `input.txt`, if there is one, whose answers are in `expected.txt`; those of domains are stored.
const cases = [...casesIn("whole"), ...casesIn("domains")];

test.each(cases)("$name has no diagnostic and is in its canonical layout", (folder) => {
  const files = Object.entries(modelsOf(folder));
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(validateModel(files.map(([path, text]) => ({ path, bytes: bytes(text) }))).diagnostics).toEqual([]);
  for (const [path, text] of files) expect(format(parse({ path, text }).file, text)).toBe(text);
});

test.each(cases)("$name builds: C# of all layers, documents and its context map", (folder) => {
  const models = modelsOf(folder);
  expect(Object.keys(emittedFrom(models, "api")).length).toBeGreaterThan(25);
  expect(build(models, "--target", "openapi").result.exitCode).toBe(0);
  const hasMap = Object.values(models).some((text) => text.includes("contextmap"));
  const { output } = build(models, "--print", "context-map").result;
  expect(output.startsWith("CONTEXT ")).toBe(hasMap);
});
