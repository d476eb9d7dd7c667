import { expect, test } from "vitest";
import { quantityForm } from "../../../../generators/model/check/rules/fields.ts";
import { found, lending, type Row } from "../../found.ts";

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
])("%s", (_name, source, want) => {
  expect(found(quantityForm, source)).toEqual(want);
});
