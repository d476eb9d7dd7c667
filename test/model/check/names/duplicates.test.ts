import { expect, test } from "vitest";
import {
  duplicateCommand,
  duplicateFactory,
  duplicateMember,
  duplicateParameter,
  duplicateServiceMember,
} from "../../../../generators/model/check/names/duplicates.ts";
import { found, lending, loan, type Row } from "../../found.ts";

test.each<Row>([
  ["names that differ", loan("command open { }", "command shut { }"), []],
  [
    "twice, letter case alone",
    loan("command open { }", "command open { }", "command Open { }"),
    ["DSL0503 5:9", "DSL0503 6:9"],
  ],
  ["like a field", loan("note: String", "command note { }"), ["DSL0505 5:9"]],
  ["like a member of every class", loan("command toString { }"), ["DSL0505 4:9"]],
])("duplicateCommand: %s", (_name, source, want) => {
  expect(found(duplicateCommand, source)).toEqual(want);
});

test.each<Row>([
  ["names that differ", loan("command shut { }", "create open() { }"), []],
  ["twice", loan("create open() { }", "create open() { }"), ["DSL0801 5:8"]],
  [
    "like a field, like a command",
    loan("note: String", "command open { }", "create note() { }", "create Open() { }"),
    ["DSL0802 6:8", "DSL0802 7:8"],
  ],
])("duplicateFactory: %s", (_name, source, want) => {
  expect(found(duplicateFactory, source)).toEqual(want);
});

test.each<Row>([
  ["names that differ", lending("value A { a: Int  b: Int }"), []],
  ["the same name in two declarations", lending("value A { a: Int }  event E { a: Int }"), []],
  [
    "twice in a value, an event, an entity",
    lending(
      "value A { a: Int  a: Int }",
      "event E { a: Int  a: Int }",
      "entity L identified by LId { a: Int  a: Int }",
    ),
    ["DSL0103 2:19", "DSL0103 3:19", "DSL0103 4:38"],
  ],
  ["letter case alone", lending("value A { unitID: Int  unitId: Int }"), ["DSL0103 2:24"]],
])("duplicateMember: %s", (_name, source, want) => {
  expect(found(duplicateMember, source)).toEqual(want);
});

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
])("duplicateParameter: %s", (_name, source, want) => {
  expect(found(duplicateParameter, source)).toEqual(want);
});

test.each<Row>([
  ["an operation and a usecase may share a name", lending("service S { operation count(): Int  usecase Count() }"), []],
  ["two usecases", lending("service S { usecase Shut()", "usecase Shut(a: Int) }"), ["DSL1201 3:9"]],
  ["two operations", lending("service S { operation a(): Int", "operation A(): Int }"), ["DSL1021 3:11"]],
])("duplicateServiceMember: %s", (_name, source, want) => {
  expect(found(duplicateServiceMember, source)).toEqual(want);
});
