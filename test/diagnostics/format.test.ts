import { stripVTControlCharacters } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { sortDiagnostics } from "../../generators/diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../../generators/diagnostics/format.ts";
import { paintFor } from "../../generators/diagnostics/paint.ts";
import { report } from "../../generators/diagnostics/report.ts";

function shown(text: string, start: number, end: number): string {
  return formatDiagnostics(
    [report(catalogue.emptyFile, {}, { span: { path: "a.yaml", start, end } })],
    new Map([["a.yaml", text]]),
  );
}

const head = "error TEN0106: The file is empty.";

test.each([
  [
    "a line in the middle",
    shown("one\r\ntwo three\r\nfour", 9, 14),
    `a.yaml:2:5: ${head}\n  2 | two three\n    |     ^^^^^\n`,
  ],
  [
    "a span of several lines ends with the first",
    shown("one\ntwo", 1, 7),
    `a.yaml:1:2: ${head}\n  1 | one\n    |  ^^\n`,
  ],
  ["an empty span", shown("", 0, 0), `a.yaml:1:1: ${head}\n  1 | \n    | ^\n`],
  [
    "tabs and escapes before the span",
    shown("\t\u001bx", 2, 3),
    `a.yaml:1:3: ${head}\n  1 |     \\u001bx\n    |           ^\n`,
  ],
  ["a character of two units", shown("😀x", 2, 3), `a.yaml:1:3: ${head}\n  1 | 😀x\n    |  ^\n`],
  [
    "a long line is cut on both sides",
    shown(`${"a".repeat(200)}X${"b".repeat(200)}`, 200, 201),
    `a.yaml:1:201: ${head}\n  1 | …${"a".repeat(40)}X${"b".repeat(59)}…\n    | ${" ".repeat(41)}^\n`,
  ],
] satisfies readonly (readonly [name: string, text: string, want: string])[])("%s", (_name, text, want) => {
  expect(text).toBe(want);
});

test("in colours, the frame points as it does without", () => {
  const diagnostic = report(catalogue.emptyFile, {}, { span: { path: "a.yaml", start: 4, end: 7 } });
  const texts = new Map([["a.yaml", "one\ntwo"]]);
  const coloured = formatDiagnostics([diagnostic], texts, paintFor(true));
  expect(coloured.split("\n")).toEqual([
    "a.yaml:2:1: \u001b[1m\u001b[31merror TEN0106\u001b[39m\u001b[22m: \u001b[1mThe file is empty.\u001b[22m",
    "  2 | two",
    "    | \u001b[32m^^^\u001b[39m",
    "",
  ]);
  expect(stripVTControlCharacters(coloured)).toBe(formatDiagnostics([diagnostic], texts));
});

test("without a place, or without the text of the place", () => {
  const nowhere = report(catalogue.noProject, { path: "." });
  const elsewhere = report(catalogue.emptyFile, {}, { span: { path: "b.yaml", start: 0, end: 1 } });
  expect(formatDiagnostics([nowhere, elsewhere], new Map())).toBe(
    "error TEN0402: There is no project file (*.csproj) in `.`.\n\nb.yaml: error TEN0106: The file is empty.\n",
  );
});

test("no source text reaches the terminal as a command", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(50), fc.nat(50), (text, start, length) => {
      expect(
        shown(text, Math.min(start, text.length), Math.min(start + length, text.length)).replaceAll("\n", ""),
      ).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }),
  );
});

test("diagnostics are sorted by path, position and code", () => {
  const at = (path: string, start: number) => report(catalogue.emptyFile, {}, { span: { path, start, end: start } });
  const noPlace = report(catalogue.noProject, { path: "." });
  expect(sortDiagnostics([at("b", 1), at("a", 10), noPlace, at("a", 9)])).toEqual([
    noPlace,
    at("a", 9),
    at("a", 10),
    at("b", 1),
  ]);
});
