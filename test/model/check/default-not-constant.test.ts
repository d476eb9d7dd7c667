import { expect, test } from "vitest";
import { defaultNotConstant } from "../../../generators/model/check/rules/fields.ts";
import { found, lending, type Row } from "../found.ts";

test.each<Row>([
  [
    "literals, operators, an enum member",
    lending('value A { a: Int = 2 * 3  b: E = X  c: String = if true then "a" else "b"  d: Int = -1 }', "enum E { X }"),
    [],
  ],
  ["a computed field may do more", lending("value A { a: String  b: Int = a.length }"), []],
  ["an operation", lending('value A { a: Int = "abc".length }'), ["TEN0613 2:20"]],
])("%s", (_name, source, want) => {
  expect(found(defaultNotConstant, source)).toEqual(want);
});
