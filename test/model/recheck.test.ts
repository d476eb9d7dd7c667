import { assert, array as listOf, nat, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { keywords } from "../../generators/model/parse/tokens.ts";
import { parse } from "../../generators/model/parse.ts";
import { type CheckedModel, recheck } from "../../generators/model/recheck/recheck.ts";
import { compileModel } from "../../generators/model/validate.ts";
import { seed, sizeOf } from "../sample.ts";
import { examples, modelsIn } from "./examples.ts";
import { tokensOf } from "./tokens-of.ts";

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Returns a model with each declaration of a context in a file of its own. */
function inFiles(text: string): readonly Source[] {
  const { contexts } = parse({ path: "", text }).file;
  const texts = contexts.flatMap((context) => {
    if (context.kind !== "context" || context.items.length === 0)
      return [text.slice(context.span.start, context.span.end)];
    const [first] = context.items;
    const head = text.slice(context.span.start, first?.span.start);
    return context.items.map(({ span }) => `${head}${text.slice(span.start, span.end)}\n}\n`);
  });
  return texts.map((one, index) => ({ path: `${String(index).padStart(3, "0")}.model`, text: one }));
}

const edits = tuple(nat(), nat(), nat());

/** Edits one file: puts another word of the model in the place of one, most often; else takes the file out or adds it again. */
function edited(sources: readonly Source[], [file, word, other]: readonly [number, number, number]): readonly Source[] {
  const source = sources[file % sources.length];
  const words = source === undefined ? [] : wordsIn(source.text);
  const at = words[word % words.length];
  if (source === undefined || at === undefined) return sources;
  if (other % 10 === 0) return sources.filter((one) => one !== source);
  if (other % 10 === 1) return [...sources, { ...source, path: `${source.path}.model` }];
  // A word of the same case is most often no syntax error.
  const alike = sources
    .flatMap(({ text }) => wordsIn(text))
    .filter(({ image }) => isCapital(image) === isCapital(at.image));
  const text = source.text.slice(0, at.start) + (alike[other % alike.length]?.image ?? "") + source.text.slice(at.end);
  return sources.map((one) => (one === source ? { ...source, text } : one));
}

function wordsIn(text: string) {
  return tokensOf(text).filter(({ image }) => /^[A-Za-z]/.test(image) && !keywords.has(image));
}

function isCapital(word: string): boolean {
  return /^[A-Z]/.test(word);
}

test.each([...examples, ...modelsIn("../cases/model-errors")])(
  "%s: after each edit, a check that keeps results says the same as a check of everything",
  (_, text) => {
    const sources = inFiles(text);
    const first = recheck(sources);
    expect(first.diagnostics).toEqual(compileModel(sources).result.diagnostics);
    if (sources.length === 0) return;
    assert(
      property(listOf(edits, { minLength: 1, maxLength: 6 }), (all) => {
        let now = sources;
        let checked: CheckedModel = first;
        for (const edit of all) {
          // Every other edit is of the model as it was, so that most models have few mistakes.
          now = edited(edit[1] % 2 === 0 ? sources : now, edit);
          if (now.length === 0) return;
          checked = recheck(now, checked);
          expect(checked.diagnostics).toEqual(compileModel(now).result.diagnostics);
        }
      }),
      { seed, numRuns: sizeOf(40, 2) },
    );
  },
);

test("a part that names nothing of a changed part keeps its results, and a change of a file is read alone", () => {
  const sources = (field: string) => [
    { path: "a.model", text: `context A { value Price { amount: Decimal ${field} } }` },
    { path: "b.model", text: "context A { value Line { price: Price  isFree: Bool = price.amount == 0 } }" },
    { path: "c.model", text: "context A { value Count { number: Int  isNone: Bool = number == 0 } }" },
  ];
  const first = recheck(sources(""));
  const second = recheck(sources("unit: String"), first);
  const keptParts = (one: CheckedModel) => [...(one.results.get("A")?.checked.values() ?? [])];
  const [a, b, c] = keptParts(second).map((part, index) => part === keptParts(first)[index]);
  expect([a, b, c]).toEqual([false, false, true]);
  expect(second.parsed.get("b.model")).toBe(first.parsed.get("b.model"));
});

test("a default of a parameter is judged again when a rule in another file changes", () => {
  const sources = (least: number) => [
    { path: "a.model", text: `context A { value Price { amount: Decimal  invariant amount >= ${least} "enough" } }` },
    {
      path: "b.model",
      text: "context A { entity Item identified by ItemId { command sell(price: Price = Price(amount: 1)) { } } }",
    },
  ];
  const first = recheck(sources(0));
  const second = recheck(sources(2), first);
  expect([first, second].map(({ diagnostics }) => diagnostics.map(({ code }) => code))).toEqual([[], ["TEN0654"]]);
});

test("a context that names an enum of another is checked again when that changes", () => {
  const one = { path: "a.model", text: "context A { value V { b: Bool = B.E.X == B.E.Y } }" };
  const codesOf = ({ diagnostics }: CheckedModel) => diagnostics.map(({ code }) => code);
  const alone = recheck([one]);
  expect(codesOf(alone)).toEqual(["DSL0201", "DSL0201"]);
  const both = recheck([one, { path: "b.model", text: "context B { enum E { X, Y } }" }], alone);
  expect(codesOf(both)).toEqual([]);
  const changed = recheck([one, { path: "b.model", text: "context B { enum E { X, Z } }" }], both);
  expect(codesOf(changed)).toEqual(["DSL0202"]);
});

test("a file that is unchanged is not read again, and a context that nothing changed for is not checked again", () => {
  const a = { path: "a.model", text: "context A { enum E { X } }" };
  const b = { path: "b.model", text: "context B { value V { e: A.E } }" };
  const c = { path: "c.model", text: "context C { value V { a: Int } }" };
  const whole = ({ results }: CheckedModel, name: string) => results.get(name)?.whole;
  const first = recheck([a, b, c]);
  const second = recheck([{ ...a, text: "context A { enum E { X, Y } }" }, b, c], first);
  expect(second.parsed.get("b.model")).toBe(first.parsed.get("b.model"));
  expect(whole(second, "C")).toBe(whole(first, "C"));
  const third = recheck([{ ...a, text: "context A { }" }, b, c], second);
  expect(third.diagnostics.map(({ code }) => code)).toEqual(["DSL0101"]);
  expect(recheck([a, b, c], third).diagnostics).toEqual(first.diagnostics);
});
