import { assert, constantFrom, array as listOf, nat, oneof, pre, property, record, sample } from "fast-check";
import { expect, test } from "vitest";
import { format } from "../../../generators/model/format.ts";
import { keywords, signs } from "../../../generators/model/parse/tokens.ts";
import { modelGrammar } from "../../../scripts/grammar/model-grammar.ts";
import { seedsIn } from "../../fuzz/seeds.ts";
import { examples } from "../examples.ts";
import { mistakesIn, outline, treeOf } from "../parse/outline.ts";
import { tokensOf } from "../tokens-of.ts";
import { deriverOf } from "./derive.ts";
import { disagreementOn } from "./disagreement.ts";
import { recognises } from "./recognise.ts";

const derive = deriverOf(modelGrammar);
const derived = listOf(nat(5_000), { maxLength: 200, size: "max" }).map(derive);

test("derived texts use every keyword and sign", () => {
  const used = new Set(sample(derived, 800).flatMap((text) => tokensOf(text).map(({ image }) => image)));
  expect([...keywords.keys(), ...signs].filter((word) => !used.has(word))).toEqual([]);
});

test("a derived text is parsed without a syntax error, and says the same once it is formatted", () => {
  let refused = 0;
  const isUnderstood = property(derived, (text) => {
    // A word can be read as the beginning of the next part, on which the grammar and the parser agree.
    const isRecognised = recognises(modelGrammar, text);
    if (!isRecognised) refused += 1;
    pre(isRecognised);
    expect(mistakesIn(text)).toEqual([]);
    const tree = treeOf(text);
    const once = format(tree, text);
    const again = treeOf(once);
    expect(outline([again.contexts, again.maps])).toBe(outline([tree.contexts, tree.maps]));
    expect(format(again, once)).toBe(once);
  });
  assert(isUnderstood, { numRuns: 1_000 });
  expect(refused).toBeLessThan(100);
});

const models = [...examples.map(([, text]) => text), ...seedsIn("test/cases", ".model")];

test("the grammar accepts the models that the parser accepts, and no other", () => {
  expect(models.length).toBeGreaterThan(400);
  expect(models.filter((text) => disagreementOn(text) !== undefined)).toEqual([]);
  expect(models.filter((text) => recognises(modelGrammar, text)).length).toBeGreaterThan(400);
});

/** A change of one token; its place is a number of any size. */
interface Edit {
  readonly kind: "remove" | "swap" | "replace" | "insert";
  readonly place: number;
  readonly word: string;
}

const edit = record<Edit>({
  kind: constantFrom<Edit["kind"]>("remove", "swap", "replace", "insert"),
  place: nat(),
  word: constantFrom(...keywords.keys(), ...signs, "a", "1", "1.5", '"a"', "/a/"),
});

function edited(text: string, { kind, place, word }: Edit): string {
  const tokens = tokensOf(text);
  const index = place % Math.max(1, tokens.length);
  const { start, end } = tokens[index] ?? { start: 0, end: 0 };
  const next = tokens[index + 1] ?? { start: end, end };
  const [before, token, behind] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (kind === "remove") return before + behind;
  if (kind === "replace") return before + word + behind;
  if (kind === "insert") return `${before}${word} ${token}${behind}`;
  return before + text.slice(next.start, next.end) + text.slice(end, next.start) + token + text.slice(next.end);
}

test("with a token removed, swapped, replaced or inserted, both accept a text or both refuse it", () => {
  const texts = oneof(constantFrom(...models.filter(({ length }) => length < 4_000)), derived);
  const agrees = property(texts, listOf(edit, { minLength: 1, maxLength: 2 }), (text, edits) => {
    expect(disagreementOn(edits.reduce(edited, text))).toBeUndefined();
  });
  assert(agrees, { numRuns: 2_000 });
});
