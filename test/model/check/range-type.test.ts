import { expect, test } from "vitest";
import { rangeType } from "../../../generators/model/check/names/type-references.ts";
import { foundInNames, lending, type Row } from "../found.ts";

test.each<Row>([
  ["of numbers and instants", lending("value A { a: Range<Int> b: Range<Decimal>? c: Range<Instant> }"), []],
  [
    "of texts, of absent numbers",
    lending("value A { a: Range<String>  b: Range<Int?> }"),
    ["DSL0907 2:14", "DSL0907 2:32"],
  ],
])("%s", (_name, source, want) => {
  expect(foundInNames(rangeType, source)).toEqual(want);
});
