import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Diagnostic } from "../../generators/diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../../generators/diagnostics/format.ts";
import { textOf } from "../../generators/source/decode-text.ts";
import { type CaseFolder, casesIn } from "./case-folder.ts";
import { expectText } from "./expected.ts";

interface Entry {
  readonly code: string;
  readonly name: string;
}

/** Tests that each case of an area prints its `expected.txt`, and nothing once it is mended, and that each entry has a case. */
export function testErrorCases(area: string, printed: (folder: CaseFolder) => string, entries: readonly Entry[]): void {
  const cases = casesIn(area);
  test.each(cases)("$name", (folder) => {
    expectText(folder, printed(folder));
  });

  test.each(cases.filter(({ mended }) => mended !== undefined))("$name is correct once it is mended", (folder) => {
    expect(printed({ ...folder, inputs: { ...folder.mended } })).toBe("");
  });

  test("every entry has a case", () => {
    const shown = cases.map(({ path }) => readFileSync(join(path, "expected.txt"), "utf8")).join("\n");
    const missing = entries.filter(({ code }) => !shown.includes(` ${code}: `));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
}

/** Renders the diagnostics of a front end with their code frames. */
export function renderedWith(
  { inputs }: CaseFolder,
  validate: (files: readonly { readonly path: string; readonly bytes: Uint8Array }[]) => readonly Diagnostic[],
): string {
  const files = Object.entries(inputs).map(([path, bytes]) => ({ path, bytes }));
  const texts = new Map(files.map(({ path, bytes }) => [path, textOf(bytes)]));
  return formatDiagnostics(validate(files), texts);
}
