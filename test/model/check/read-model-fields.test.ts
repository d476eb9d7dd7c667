import { expect, test } from "vitest";
import { readModelFields } from "../../../generators/model/check/boundary/read-models.ts";
import { found, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["names that differ", lending("value V { a: Int }", "readmodel R from V { a b: Int = a }"), []],
  ["the same field twice", lending("value V { a: Int }", "readmodel R from V { a a }"), ["DSL1205 3:24"]],
  [
    "letter case alone",
    lending("value V { total: Int }", "readmodel R from V { total Total: Int = total }"),
    ["DSL1205 3:28"],
  ],
  [
    "letter case anywhere in the name",
    lending("value V { unitId: Int }", "readmodel R from V { unitId unitID: Int = unitId }"),
    ["DSL1205 3:29"],
  ],
  [
    "a member of every record",
    lending("value V { a: Int }", "readmodel R from V { equals: Int = a }", "query Q(getType: Int): R"),
    ["DSL1207 3:22", "DSL1207 4:9"],
  ],
  [
    "a member of every record, in a request that is emitted",
    loan("command a(clone: Int) { }", "} entity L identified by LId { command b(clone: Int) { }"),
    ["DSL1207 4:11"],
  ],
])("%s", (_name, source, want) => {
  expect(found(readModelFields, source)).toEqual(want);
});
