import fc from "fast-check";
import { expect, test } from "vitest";
import { blankSource } from "../../../generators/host/csharp/blank-source.ts";

// Each text is code from `a` to `z`; everything between must disappear.
const vanishing = [
  ["a line comment", 'a // class X : DbContext { "\n z'],
  ["a block comment over lines", "a /* class X : DbContext\n * \" ' { */ z"],
  ["a string with braces and escapes", 'a "{ \\" } \\\\" z'],
  ["an empty string", 'a "" z'],
  ["a verbatim string over lines", 'a @"c:\\ ""x"" \n { " z'],
  ["a raw string", 'a """ { "x" ""y"" // } """ z'],
  ["a raw string over lines with more quotes", 'a """"\n class X """ {\n """" z'],
  ["a character", "a '\"' z"],
  ["an escaped character", "a '\\'' '\\\\' '\\u0041' z"],
  ["an interpolated string", 'a $"{b} {{ }} \\" {c}" z'],
  ["an interpolated string with a string in a hole", 'a $"{(b ? "}" : "{")} {c["x"]}" z'],
  ["an interpolated string with a format", "a $\"{b:yyyy'T'HH} {c,5:'{}\" z"],
  ["an alias in a hole", 'a $"{global::System.Math.Max(1, 2):N2}" z'],
  ["a nested interpolated string", 'a $"{$"{$@"{b}""{c}"}"}" z'],
  ["a verbatim interpolated string", 'a $@"c:\\{b}\\""{c}""\n" z'],
  ["the same, signs the other way round", 'a @$"c:\\{b}\\" z'],
  ["a raw interpolated string", 'a $"""{b} "quoted" {c} """ z'],
  ["a raw interpolated string with braces", 'a $$"""{ "json": {{b}} } """ z'],
  ["a raw interpolated string over lines", 'a $$"""\n  { "x": "{{(b ? """}""" : "")}}" }\n  """ z'],
  ["a comment in a hole", 'a $@"{b /* } " */ }" z'],
  ["a region whose name has a quote", "a\n  #region Don't \"\n z"],
  ["a string that is not closed", 'a "b\n z'],
  ["an interpolated string that is not closed", 'a $"b\n z'],
  ["a character that is not closed", "a 'b\n z"],
] as const satisfies readonly (readonly [string, string])[];

test.each(vanishing)("%s", (_name, text) => {
  const blanked = blankSource(text);
  expect(blanked.replace(/[$@\s]+/g, " ")).toBe("a z");
  expect(blanked).toHaveLength(text.length);
});

test("code stays as it is", () => {
  const code = "namespace A;\r\nclass B<T>(int c) : D(c) where T : new() { int E => c / 2 / 3; }\r\n";
  expect(blankSource(code)).toBe(code);
});

test("a hash inside a line is no directive", () => {
  expect(blankSource("a # b")).toBe("a # b");
});

const fragments = [
  '"',
  '"""',
  "$",
  "@",
  "{",
  "}",
  "{{",
  "'",
  "\\",
  "//",
  "/*",
  "*/",
  "#if",
  "\n",
  "\r\n",
  ":",
  "(",
  ")",
  "x",
  " ",
  "\u2028",
  "😀",
];

test("any text keeps its length, its line breaks, and every unit that is not made blank", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: "binary" })), { maxLength: 60 }),
      (parts) => {
        const text = parts.join("");
        const blanked = blankSource(text);
        expect(blanked).toHaveLength(text.length);
        expect(blanked.replace(/[^\r\n\u2028]/g, "")).toBe(text.replace(/[^\r\n\u2028]/g, ""));
        expect(blanked.split("").every((unit, at) => unit === " " || unit === text[at])).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test.each(['$"{', '$"""{', "/*", '@"', "'", "#", "$", '"', "{(["])(
  "a megabyte of %s is read in the time of a test",
  (fragment) => {
    const text = fragment.repeat((1024 * 1024) / fragment.length);
    expect(blankSource(text)).toHaveLength(text.length);
  },
);
