import { expect, test } from "vitest";
import {
  aggregateRootMissing,
  repository,
  samePluralOfRoots,
} from "../../../../generators/model/check/boundary/aggregates.ts";
import { found, foundInNames, lending, loan, type Row } from "../../found.ts";

test.each<Row>([
  ["an entity of the aggregate", loan(), []],
  ["a value as root", lending("aggregate Desk root Fine { value Fine { amount: Int } }"), ["DSL0105 2:21"]],
  [
    "an entity outside the aggregate",
    lending("aggregate Desk root Loan { }", "entity Loan identified by LoanId { }"),
    ["DSL0105 2:21"],
  ],
])("aggregateRootMissing: %s", (_name, source, want) => {
  expect(foundInNames(aggregateRootMissing, source)).toEqual(want);
});

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
])("repository: %s", (_name, source, want) => {
  expect(found(repository, source)).toEqual(want);
});

test.each<Row>([
  [
    "plurals of their own",
    lending(
      "aggregate A root Box { entity Box identified by BoxId { } }",
      "aggregate B root Day { entity Day identified by DayId { } }",
    ),
    [],
  ],
  [
    "one plural",
    lending(
      "aggregate A root Box { entity Box identified by BoxId { } }",
      "aggregate B root Boxe { entity Boxe identified by BoxeId { } }",
    ),
    ["TEN0608 3:18"],
  ],
])("samePluralOfRoots: %s", (_name, source, want) => {
  expect(found(samePluralOfRoots, source)).toEqual(want);
});
