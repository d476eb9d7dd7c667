import { expect, test } from "vitest";
import { duplicateParameter } from "../../../generators/model/check/names/duplicates.ts";
import { found, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["names that differ", loan("command open(a: Int, b: Int) { }"), []],
  [
    "of a command, of a factory",
    loan("command open(a: Int, a: Int) { }", "create make(a: Int, A: Int) { }"),
    ["DSL0504 4:22", "DSL0504 5:21"],
  ],
  [
    "of a finder",
    lending("aggregate D root L { repository { find of(a: Int, a: Int): L }", "entity L identified by LId { } }"),
    ["DSL0504 2:51"],
  ],
  ["of a query, by letter case alone", lending("query Find(unitId: UId, unitID: UId): Row"), ["DSL0504 2:25"]],
  [
    "of an operation, of a usecase",
    lending("service S { operation o(a: Int, a: Int): Int", "usecase U(a: Int, a: Int) }"),
    ["DSL0504 2:33", "DSL0504 3:19"],
  ],
])("%s", (_name, source, want) => {
  expect(found(duplicateParameter, source)).toEqual(want);
});
