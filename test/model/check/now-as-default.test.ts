import { expect, test } from "vitest";
import { nowAsDefault } from "../../../generators/model/check/rules/fields.ts";
import { found, lending, type Row } from "../found.ts";

test.each<Row>([
  ["a computed field may ask for the time", lending("value A { start: Instant  isOpen: Bool = start < now }"), []],
  ["a field called now hides it", lending("value A { now: Int  later: Int = now }"), []],
  ["a default", lending("value A { start: Instant = now }"), ["DSL0301 2:28"]],
])("%s", (_name, source, want) => {
  expect(found(nowAsDefault, source)).toEqual(want);
});
