import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";

const cases = join(import.meta.dirname, "../cases/model");
const printed = inject("printed");

// Every case compiles, or the setup fails; one with a `Program.cs` also says what its code does when it runs.
test
  .skipIf(printed === undefined)
  .each(readdirSync(cases).filter((name) => existsSync(join(cases, name, "Program.cs"))))(
  "%s prints what is expected",
  (name) => {
    const expected = join(cases, name, "printed.txt");
    if (process.env["TENON_UPDATE"] === "1") writeFileSync(expected, printed?.[name] ?? "");
    expect(printed?.[name]).toBe(readFileSync(expected, "utf8"));
  },
);
