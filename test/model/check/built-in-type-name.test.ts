import { expect, test } from "vitest";
import { builtInTypeName } from "../../../generators/model/check/names/type-names.ts";
import { foundInNames, lending, type Row } from "../found.ts";

test.each<Row>([
  ["a name of its own", lending("value PageRange { a: Int }"), []],
  ["a scalar, a generic", lending("value String { a: Int }", "enum Range { A }"), ["DSL0908 2:7", "DSL0908 3:6"]],
])("%s", (_name, source, want) => {
  expect(foundInNames(builtInTypeName, source)).toEqual(want);
});
