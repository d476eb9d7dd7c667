import { expect, inject, test } from "vitest";
import { casesIn } from "../cases/case-folder.ts";
import { expectText } from "../cases/expected.ts";

const printed = inject("printed");
const programs = casesIn("model").filter(({ inputs }) => "input.cs" in inputs);

// The setup compiles every case; a case with `input.cs` also runs.
test.skipIf(printed === undefined).each(programs)("$name prints the expected text", (folder) => {
  const text = printed?.[folder.name];
  expect(text).toBeDefined();
  expectText(folder, text ?? "");
});
