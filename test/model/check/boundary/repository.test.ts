import { expect, test } from "vitest";
import { repository } from "../../../../generators/model/check/boundary/aggregates.ts";
import { found, lending, type Row } from "../../found.ts";

test.each<Row>([
  [
    "operations and finders",
    lending(
      "aggregate D root L { repository { operations: getById, add, update, remove",
      "find byA(a: Int): List<L>  find one(a: Int): L } entity L identified by LId { } }",
    ),
    [],
  ],
  [
    "an unknown operation",
    lending("aggregate D root L { repository { operations: getById, save } entity L identified by LId { } }"),
    ["DSL1102 2:56"],
  ],
  [
    "results that are no root",
    lending(
      "aggregate D root L { repository { find a(): Int",
      "find b(): Set<L>  find c(): List<List<L>> } entity L identified by LId { } }",
    ),
    ["DSL1103 2:45", "DSL1103 3:11", "DSL1103 3:29"],
  ],
  [
    "two finders",
    lending("aggregate D root L { repository { find a(): L", "find A(): L } entity L identified by LId { } }"),
    ["DSL1104 3:6"],
  ],
  [
    "named like an operation",
    lending("aggregate D root L { repository { find getByID(): L } entity L identified by LId { } }"),
    ["DSL1106 2:40"],
  ],
  [
    "a parameter ct",
    lending("aggregate D root L { repository { find a(ct: Int): L } entity L identified by LId { } }"),
    ["DSL1107 2:42"],
  ],
])("%s", (_name, source, want) => {
  expect(found(repository, source)).toEqual(want);
});
