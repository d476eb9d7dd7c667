import fc from "fast-check";
import { expect, test } from "vitest";
import {
  csharpIdentifier,
  csharpPattern,
  csharpString,
  freshIdentifier,
  xmlText,
} from "../../generators/emit/csharp/csharp-text.ts";

const strings = [
  ["plain text", "a post", '"a post"'],
  ["quotes and backslashes", 'a"b\\c', '"a\\"b\\\\c"'],
  ["line ends, all five", "\n\r\u0085\u2028\u2029", '"\\n\\r\\u0085\\u2028\\u2029"'],
  ["NUL, tab and escape", "\0\t\u001b", '"\\0\\t\\u001b"'],
  ["marks that turn text around", "\u202ex\u2066", '"\\u202ex\\u2066"'],
  ["half of a surrogate pair", "a\ud800b", '"a\\ud800b"'],
  ["a whole surrogate pair stays", "😀", '"😀"'],
  ["interpolation and templates mean nothing", "{0} {{x}} $&", '"{0} {{x}} $&"'],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(strings)("a C# string of %s", (_name, given, want) => {
  expect(csharpString(given)).toBe(want);
});

test("no text leaves its C# string: decoded again it is the same, and it is one line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const literal = csharpString(text);
      expect(literal).not.toMatch(/[\n\r\u0085\u2028\u2029]/);
      expect(decode(literal)).toBe(text);
    }),
  );
});

/** Reads a regular C# string literal as the language defines it. */
function decode(literal: string): string {
  expect(literal).toMatch(/^"(?:[^"\\]|\\["\\0nrt]|\\u[0-9a-f]{4})*"$/u);
  const named: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "0": "\0" };
  return literal
    .slice(1, -1)
    .replace(/\\(?:u([0-9a-f]{4})|(.))/gu, (_all, hex?: string, name = "") =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (named[name] ?? name),
    );
}

const patterns = [
  ["without a backslash", "^[a-z]+$", '"^[a-z]+$"'],
  ["with backslashes is verbatim", "^\\d{3}$", '@"^\\d{3}$"'],
  ["with backslashes and quotes", '\\d"', '@"\\d"""'],
  ["with a line end is escaped", "\\d\n", '"\\\\d\\n"'],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(patterns)("a pattern %s", (_name, given, want) => {
  expect(csharpPattern(given)).toBe(want);
});

const texts = [
  ["markup is text", "a </summary> & <b>", "a &lt;/summary&gt; &amp; &lt;b&gt;"],
  ["no line end leaves the comment", "a\n[X]\r\nb\u0085c\u2028d\u2029e", "a [X] b c d e"],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(texts)("documentation: %s", (_name, given, want) => {
  expect(xmlText(given)).toBe(want);
});

test("keywords get their sign", () => {
  expect([csharpIdentifier("class"), csharpIdentifier("record"), csharpIdentifier("post")]).toEqual([
    "@class",
    "record",
    "post",
  ]);
});

test("a fresh name steps aside as often as needed", () => {
  expect([freshIdentifier("service", new Set(["service", "service_"])), freshIdentifier("service", new Set())]).toEqual(
    ["service__", "service"],
  );
});
