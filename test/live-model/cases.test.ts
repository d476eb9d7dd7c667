import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { caseFolder, modelCases } from "../cases/model-files.ts";

const printed = inject("printed");

// Every case compiles, or the setup fails; one with a `Program.cs` also says what its code does when it runs.
test.skipIf(printed === undefined).each(modelCases.filter((name) => existsSync(join(caseFolder(name), "Program.cs"))))(
  "%s prints what is expected",
  (name) => {
    const expected = join(caseFolder(name), "printed.txt");
    if (process.env["TENON_UPDATE"] === "1") writeFileSync(expected, printed?.[name] ?? "");
    expect(printed?.[name]).toBe(readFileSync(expected, "utf8"));
  },
);
