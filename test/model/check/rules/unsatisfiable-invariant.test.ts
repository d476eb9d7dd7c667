import { expect, test } from "vitest";
import { unsatisfiableInvariant } from "../../../../generators/model/check/rules/unsatisfiable-invariant.ts";
import { found, lending, loan } from "../../found.ts";

// The items begin on line 3.
const value = (...items: readonly string[]) => lending("value V {", ...items, "}", "value W { days: Int }");
const fields = ["days: Int  fee: Decimal  name: String  lines: List<W>  w: W"];

test.each([
  ["bounds with room between them", ["invariant days >= 1 && days <= 30", "invariant fee > 0 && fee < 1"]],
  ["bounds that meet in one value", ["invariant days >= 7", "invariant days <= 7", "invariant 7 == days"]],
  ["bounds of different numbers", ["invariant days > 30", "invariant w.days < 7", "invariant lines.count < 7"]],
  ["alternatives", ["invariant days > 30 || days < 7", "invariant days > 30 when name.isBlank"]],
  ["what is different from a number", ["invariant days != 7", "invariant days > 6 && days < 8"]],
  ["a bound that is no number", ["invariant days > w.days && days < w.days"]],
  ["what is not understood", ["invariant nope", "invariant days.isEmpty"]],
])("no warning for %s", (_name, invariants) => {
  expect(found(unsatisfiableInvariant, value(...fields, ...invariants))).toEqual([]);
});

test.each([
  ["DSL0310: a condition of literals that is false", "invariant 1 > 2", ["DSL0310 4:11"]],
  ["DSL0310: one of several", "invariant days > 1 && !true", ["DSL0310 4:11"]],
  ["DSL0310: fewer items than none", "invariant lines.count < 0", ["DSL0310 4:11"]],
  ["DSL0310: fewer characters than none", "invariant 0 > name.length", ["DSL0310 4:11"]],
  ["DSL0310: a whole number with a fraction", "invariant days == 1.5", ["DSL0310 4:11"]],
  ["DSL0311: bounds that were exchanged", "invariant days >= 30 && days <= 7", ["DSL0311 4:11"]],
  ["DSL0311: the same with the numbers first", "invariant 30 < days && 7 > days", ["DSL0311 4:11"]],
  ["DSL0311: no whole number between", "invariant days > 6 && days < 7", ["DSL0311 4:11"]],
  ["DSL0311: a list that is empty and is not", "invariant lines.isEmpty && lines.count > 0", ["DSL0311 4:11"]],
  ["DSL0311: of a field of a field", "invariant w.days > 30 && w.days < 7", ["DSL0311 4:11"]],
  ["DSL0313: two invariants that exclude each other", "invariant fee > 2 * 5\ninvariant fee <= 9.99", ["DSL0313 5:11"]],
  [
    "DSL0313: three of which two are enough",
    "invariant days > 1\ninvariant days > 9\ninvariant days == 3",
    ["DSL0313 6:11"],
  ],
] as const)("%s", (_name, invariants, want) => {
  expect(found(unsatisfiableInvariant, value(...fields, invariants))).toEqual(want);
});

test.each([
  ["DSL0312: a number outside of its bounds", "days: Int = 0", "invariant days >= 1", ["DSL0312 3:13"]],
  ["DSL0312: a computed one", "fee: Decimal = 2 * 5", "invariant fee < 10", ["DSL0312 3:16"]],
  ["DSL0312: a text that is too short", 'name: String = ""', "invariant name.length > 0", ["DSL0312 3:16"]],
  ["a default on the bound", "days: Int = 1", "invariant days >= 1", []],
  ["a field that is computed from another", "days: Int = w.days\nw: W", "invariant days >= 1", []],
] as const)("%s", (_name, field, invariant, want) => {
  expect(found(unsatisfiableInvariant, value(field, invariant))).toEqual(want);
});

test("the invariants of entities and quantities are checked alike", () => {
  expect(found(unsatisfiableInvariant, loan("days: Int", "invariant days > 1 && days < 1"))).toEqual(["DSL0311 5:11"]);
  const quantity = lending("enum Mass { Gram }", "quantity Q { a: Int  m: Mass  invariant a > 1 && a < 1 }");
  expect(found(unsatisfiableInvariant, quantity)).toEqual(["DSL0311 3:41"]);
});
