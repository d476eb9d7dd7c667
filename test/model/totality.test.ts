import { assert, constantFrom, array as listOf, nat, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import type { Diagnostic } from "../../generators/diagnostics/diagnostic.ts";
import { keywords, signs } from "../../generators/model/parse/tokens.ts";
import { parse } from "../../generators/model/parse.ts";
import { compileModel } from "../../generators/model/validate.ts";
import { quickest } from "../quickest.ts";
import { seed, sizeOf, someOf } from "../sample.ts";
import { examples } from "./examples.ts";
import { tokensOf } from "./tokens-of.ts";

/** Returns the diagnostics of a text as a model. Throws for a position outside of the text. */
function understood(text: string): readonly Diagnostic[] {
  const { diagnostics, ok } = compileModel([{ path: "a", text }]).result;
  const outside = diagnostics.filter(
    ({ span }) => span === undefined || span.start < 0 || span.end < span.start || span.end > text.length,
  );
  expect(outside).toEqual([]);
  expect(ok).toBe(!diagnostics.some(({ severity }) => severity === "error"));
  return diagnostics;
}

/** Says where the sample of a failed search is from. */
const drawn = `with TENON_SEED=${seed}`;

test.each(examples)("%s: every prefix has few mistakes, and one that ends within a block has one", (path, text) => {
  const ends = someOf(
    path,
    10,
    Array.from({ length: text.length }, (_, end) => end),
  );
  const counts = ends.map((end) => understood(text.slice(0, end)).length);
  expect(Math.max(...counts), drawn).toBeLessThan(5);
  const accepted = ends.filter((_, index) => counts[index] === 0);
  expect(
    accepted.filter((end) => isInBlock(text.slice(0, end))),
    drawn,
  ).toEqual([]);
});

function isInBlock(text: string): boolean {
  const countOf = (brace: string) => tokensOf(text).filter(({ image }) => image === brace).length;
  return countOf("{") > countOf("}");
}

/** Returns a text with each token removed, doubled, and swapped with the next. */
function editsOf(text: string): readonly string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ start, end }, index) => {
    const { start: nextStart, end: nextEnd } = tokens[index + 1] ?? { start: end, end };
    const swapped = text.slice(nextStart, nextEnd) + text.slice(end, nextStart) + text.slice(start, end);
    return [
      text.slice(0, start) + text.slice(end),
      `${text.slice(0, end)} ${text.slice(start)}`,
      text.slice(0, start) + swapped + text.slice(nextEnd),
    ];
  });
}

test.each(examples)(
  "%s: any one token left out, doubled or swapped is understood or told, mostly with one mistake",
  (path, text) => {
    const counts = someOf(path, 8, editsOf(text)).map((edited) => understood(edited).length);
    expect(Math.max(...counts), drawn).toBeLessThan(12);
    expect(counts.filter((count) => count > 2).length / counts.length, drawn).toBeLessThan(0.08);
  },
);

const inValue = (source: string) => `context A { value V { b: Int  ${source} } }`;

test.each([
  ["parentheses, never closed", inValue(`a: Int = ${"(".repeat(10_000)}`), ["TEN0813"]],
  ["parentheses", inValue(`a: Int = ${"(".repeat(10_000)}b${")".repeat(10_000)}`), ["TEN0813"]],
  ["conditions", inValue(`a: Int = ${"if b > 0 then ".repeat(10_000)}`), ["TEN0813"]],
  ["conditions behind `else`", inValue(`a: Int = ${"if b > 0 then b else ".repeat(10_000)}b`), ["TEN0813"]],
  ["type arguments", inValue(`a: ${"List<".repeat(10_000)}Int${">".repeat(10_000)}`), ["TEN0813"]],
  ["calls", inValue(`a: Int = ${"b.c(".repeat(10_000)}`), ["TEN0813"]],
  ["lambdas", inValue(`a: Int = ${"b.sum(x => ".repeat(10_000)}`), ["TEN0813"]],
  ["lets", inValue(`a: Int = ${"let x = 1 in ".repeat(10_000)}x`), ["TEN0813"]],
  ["modules", `context A { ${"module M { ".repeat(10_000)}`, ["TEN0813"]],
  ["terms that lean to the left", inValue(`a: Int = b${" + b".repeat(5_000)}`), ["TEN0814"]],
  ["terms that lean to the right", inValue(`a: Int = ${"b + (".repeat(5_000)}b${")".repeat(5_000)}`), ["TEN0813"]],
  ["signs", inValue(`a: Int = ${"-".repeat(5_000)}b`), ["TEN0814"]],
  ["members", inValue(`a: Int = b${".c".repeat(5_000)}`), ["TEN0814"]],
] as const)("%s without end are one mistake", (_name, source, codes) => {
  expect(understood(source).map(({ code }) => code)).toEqual(codes);
});

const repeated = [
  "@",
  "(",
  "[",
  "{",
  "}",
  ".",
  "-",
  '"',
  "\\",
  "é",
  "a ",
  "a: ",
  "value ",
  "aggregate A root B { ",
  "\n}",
];

test.each(repeated)("a megabyte of %j ends within two seconds with a diagnostic", (piece) => {
  const text = piece.repeat(1_000_000 / piece.length);
  for (const opening of [
    "",
    "context A { value V { a: Int = ",
    "context A { entity E identified by F { command c { ",
  ]) {
    const { result, seconds } = quickest(2, () => parse({ path: "a", text: opening + text }));
    expect(result.diagnostics).not.toEqual([]);
    expect(seconds).toBeLessThan(2);
  }
});

test.each(["b", "1"])("as many terms %s as there may be are none", (term) => {
  expect(understood(inValue(`a: Int = ${term}${` + ${term}`.repeat(499)}`))).toEqual([]);
});

const fragment = oneof(
  constantFrom(
    ...keywords.keys(),
    ...signs,
    "a",
    "B",
    "1",
    "1.5",
    '"text"',
    "/x/",
    "\n",
    " ",
    "/// doc\n",
    "// c\n",
    "/*",
    "*/",
    '"',
    "\\",
    "“",
    "é",
    "\u00a0",
  ),
  string({ unit: "binary", maxLength: 4 }),
);

test("any text is understood or told", () => {
  const anything = listOf(fragment, { maxLength: 60 });
  assert(
    property(anything, (parts) => void understood(parts.join(" "))),
    { numRuns: sizeOf(6_000, 1_000) },
  );
});

test("any text in the middle of a model is understood or told", () => {
  const [, lending = ""] = examples.find(([path]) => path.endsWith("lending.model")) ?? [];
  const tokens = tokensOf(lending);
  const somewhere = property(nat(tokens.length), listOf(fragment, { maxLength: 8 }), (index, parts) => {
    const at = tokens[index]?.start ?? lending.length;
    understood(`${lending.slice(0, at)}${parts.join(" ")} ${lending.slice(at)}`);
  });
  assert(somewhere, { numRuns: sizeOf(4_000, 500) });
});
