import { expect, test } from "vitest";
import { defaultNotConstant, nowAsDefault, quantityForm } from "../../../../generators/model/check/rules/fields.ts";
import { found, lending, type Row } from "../../found.ts";

test.each<Row>([
  [
    "literals, operators, an enum member",
    lending('value A { a: Int = 2 * 3  b: E = X  c: String = if true then "a" else "b"  d: Int = -1 }', "enum E { X }"),
    [],
  ],
  ["a computed field may do more", lending("value A { a: String  b: Int = a.length }"), []],
  ["an operation", lending('value A { a: Int = "abc".length }'), ["TEN0613 2:20"]],
])("defaultNotConstant: %s", (_name, source, want) => {
  expect(found(defaultNotConstant, source)).toEqual(want);
});

test.each<Row>([
  ["a computed field may ask for the time", lending("value A { start: Instant  isOpen: Bool = start < now }"), []],
  ["a field called now hides it", lending("value A { now: Int  later: Int = now }"), []],
  ["a default", lending("value A { start: Instant = now }"), ["DSL0301 2:28"]],
])("nowAsDefault: %s", (_name, source, want) => {
  expect(found(nowAsDefault, source)).toEqual(want);
});

test.each<Row>([
  [
    "amount and unit, and a computed field",
    lending("quantity W { amount: Decimal unit: U isNone: Bool = amount == 0 }", "enum U { Kg }"),
    [],
  ],
  [
    "no unit, no amount",
    lending("quantity W { amount: Int }", "quantity V { unit: U }", "enum U { Kg }"),
    ["DSL0904 2:10", "DSL0905 3:10"],
  ],
  ["something else", lending("quantity W { amount: Int unit: U note: String }", "enum U { Kg }"), ["DSL0906 2:34"]],
])("quantityForm: %s", (_name, source, want) => {
  expect(found(quantityForm, source)).toEqual(want);
});
