import { type Arbitrary, constantFrom, double, array as listOf, oneof, record, string } from "fast-check";

/** One change of a text. Its place is a share of the text, so that a shorter text keeps it. */
interface Mutation {
  readonly kind: "insert" | "remove" | "double" | "replace" | "move";
  readonly at: number;
  readonly length: number;
  readonly word: string;
}

/** Draws texts: a real one with a few changes, or words of the format in any order. Shrinks to fewer changes. */
export function mutatedTexts(seeds: readonly string[], words: readonly string[]): Arbitrary<string> {
  const word = oneof(
    { weight: 6, arbitrary: constantFrom(...words) },
    { weight: 1, arbitrary: constantFrom(...hostileWords) },
    { weight: 1, arbitrary: string({ unit: "binary", maxLength: 4 }) },
  );
  const share = double({ min: 0, max: 1, noNaN: true });
  const mutation = record({
    kind: constantFrom<Mutation["kind"]>("insert", "insert", "remove", "double", "replace", "move"),
    at: share,
    length: share,
    word,
  });
  const changed = record({ seed: constantFrom(...seeds), mutations: listOf(mutation, { maxLength: 6 }) });
  return oneof(
    { weight: 4, arbitrary: changed.map(({ seed, mutations }) => mutations.reduce(mutate, seed)) },
    { weight: 1, arbitrary: listOf(word, { maxLength: 40 }).map((list) => list.join("")) },
  );
}

/** Texts that leave their place in many formats. */
const hostileWords = [
  ...["\0", "\u001b[2J", "\u0085", "\u2028", "\u202e", "\ufeff", "\ud800", "\r", "\r\n", "\t"],
  ...["__proto__", "constructor", "toString", "$&", "{{x}}", "*/", "-->", "]]>", '"""', "\\"],
];

function mutate(text: string, { kind, at, length, word }: Mutation): string {
  const start = boundary(text, Math.floor(at * text.length));
  const end = boundary(text, Math.min(text.length, start + 1 + Math.floor(length ** 4 * 200)));
  const piece = text.slice(start, end);
  const rest = text.slice(end);
  switch (kind) {
    case "insert":
      return text.slice(0, start) + word + text.slice(start);
    case "remove":
      return text.slice(0, start) + rest;
    case "double":
      return text.slice(0, end) + piece + rest;
    case "replace":
      return text.slice(0, start) + word + rest;
    case "move":
      return rest + text.slice(0, start) + piece;
  }
}

/** Returns the end of the word at an offset, because changes between words reach deeper than those within. */
function boundary(text: string, offset: number): number {
  const found = /\W|$/.exec(text.slice(offset, offset + 100));
  return offset + (found?.index ?? 0);
}
