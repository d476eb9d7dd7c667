import { expect, test } from "vitest";
import { derivedCycle } from "../../../../generators/model/check/rules/computed.ts";
import { found, lending, type Row } from "../../found.ts";

test.each<Row>([
  ["a chain", lending("value A { a: Int  b: Int = a + 1  c: Int = b + a }"), []],
  ["a circle of two", lending("value A { a: Int = b  b: Int = a }"), ["DSL0110 2:11"]],
  ["a field of itself", lending("value A { a: Int = a }"), ["DSL0110 2:11"]],
])("%s", (_name, source, want) => {
  expect(found(derivedCycle, source)).toEqual(want);
});
