import { expect, test } from "vitest";
import {
  queryResult,
  readModelFields,
  readModelSource,
} from "../../../../generators/model/check/boundary/read-models.ts";
import { found, lending, loan, type Row } from "../../found.ts";

test.each<Row>([
  [
    "a read model, a list of one, with a question mark",
    lending("value V { a: Int }  readmodel R from V { a }", "query A(): R  query B(): List<R>  query C(): R?"),
    [],
  ],
  ["a value", lending("value V { a: Int }", "query Q(): V"), ["DSL1206 3:12"]],
  [
    "an identity, a set, a list of lists",
    lending(
      "value V { a: Int }  readmodel R from V { a }",
      "query A(): RId",
      "query B(): Set<R>",
      "query C(): List<List<R>>",
    ),
    ["DSL1206 3:12", "DSL1206 4:12", "DSL1206 5:12"],
  ],
  [
    "a name that a later context reuses",
    "context A { value V { a: Int }  readmodel R from V { a }  query Q(): R }\ncontext B { value R { a: Int } }",
    [],
  ],
  [
    "a read model of another context",
    "context A { value V { a: Int }  readmodel R from V { a } }\ncontext B { query Q(): A.R }",
    ["DSL1206 2:24"],
  ],
])("queryResult: %s", (_name, source, want) => {
  expect(found(queryResult, source)).toEqual(want);
});

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
])("readModelFields: %s", (_name, source, want) => {
  expect(found(readModelFields, source)).toEqual(want);
});

test.each<Row>([
  [
    "an entity, its id, a value, an aggregate by its name",
    lending(
      "aggregate D root L { entity L identified by LId { a: Int  b: Int = a } }",
      "value V { x: Int }",
      "readmodel R from L { id a b }",
      "readmodel S from V { x }",
      "readmodel T from D { a }",
    ),
    [],
  ],
  ["an unknown source; its fields are left in peace", lending("readmodel R from Loan { a b }"), ["DSL1202 2:18"]],
  ["an enum is no source", lending("enum E { A }", "readmodel R from E { a }"), ["DSL1202 3:18"]],
  [
    "a source of another context",
    "context A { value V { x: Int } }\ncontext B { readmodel R from V { x } }",
    ["DSL1202 2:30"],
  ],
  ["an unknown field", lending("value V { amount: Int }", "readmodel R from V { amuont }"), ["DSL1203 3:22"]],
  ["a value has no id", lending("value V { amount: Int }", "readmodel R from V { id }"), ["DSL1203 3:22"]],
  ["a source with a field twice", lending("value V { a: Int  a: Int }", "readmodel R from V { a }"), []],
])("readModelSource: %s", (_name, source, want) => {
  expect(found(readModelSource, source)).toEqual(want);
});
