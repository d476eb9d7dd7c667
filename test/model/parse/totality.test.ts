import { assert, constantFrom, array as listOf, nat, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../generators/diagnostics/diagnostic.ts";
import { lex } from "../../../generators/model/parse/lex.ts";
import { tokens } from "../../../generators/model/parse/tokens.ts";
import { parse } from "../../../generators/model/parse.ts";
import { examples } from "../examples.ts";

const [, lending = ""] = examples.find(([path]) => path.endsWith("lending.model")) ?? [];

const placesOf = (text: string) =>
  lex({ path: "a", text })
    .tokens.slice(0, -1)
    .map(({ startOffset, image }) => [startOffset, startOffset + image.length] as const);

/** Reads a text, and gives what was found there; a place outside of the text is a mistake of ours. */
function read(text: string): readonly Diagnostic[] {
  const { diagnostics } = parse({ path: "a", text });
  const outside = diagnostics.filter(
    ({ span }) => span === undefined || span.start < 0 || span.end < span.start || span.end > text.length,
  );
  expect(outside).toEqual([]);
  return diagnostics;
}

test.each(examples)("%s has no syntax error", (_path, text) => {
  expect(read(text)).toEqual([]);
});

test("every prefix of a model is read, and one that ends within a declaration is not accepted", () => {
  const isAccepted = Array.from({ length: lending.length }, (_, end) => read(lending.slice(0, end)).length === 0);
  const open = lending.indexOf("{");
  expect(isAccepted.slice(open, lending.lastIndexOf("}")).includes(true)).toBe(false);
});

const places = placesOf(lending);

test("a model with any one token left out, doubled or swapped with the next is read, mostly with one mistake", () => {
  const between = (start: number, end: number) => lending.slice(start, end);
  const broken = places.flatMap(([start, end], index) => {
    const [nextStart, nextEnd] = places[index + 1] ?? [end, end];
    return [
      between(0, start) + between(end, lending.length),
      `${between(0, end)} ${between(start, lending.length)}`,
      between(0, start) +
        between(nextStart, nextEnd) +
        between(end, nextStart) +
        between(start, end) +
        between(nextEnd, lending.length),
    ];
  });
  const counts = broken.map((text) => read(text).length);
  expect(Math.max(...counts)).toBeLessThan(12);
  expect(counts.filter((count) => count > 2).length / counts.length).toBeLessThan(0.08);
});

const words = tokens.flatMap(({ PATTERN }) => (typeof PATTERN === "string" ? [PATTERN] : []));
const fragment = oneof(
  constantFrom(
    ...words,
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

test("any text is read", () => {
  const anything = listOf(fragment, { maxLength: 60 });
  assert(
    property(anything, (parts) => void read(parts.join(" "))),
    { numRuns: 6_000 },
  );
});

test("any text in the middle of a model is read", () => {
  const somewhere = property(nat(places.length - 1), listOf(fragment, { maxLength: 8 }), (index, parts) => {
    const [at = 0] = places[index] ?? [];
    read(`${lending.slice(0, at)}${parts.join(" ")} ${lending.slice(at)}`);
  });
  assert(somewhere, { numRuns: 4_000 });
});
