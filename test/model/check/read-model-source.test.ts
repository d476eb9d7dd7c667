import { expect, test } from "vitest";
import { readModelSource } from "../../../generators/model/check/boundary/read-models.ts";
import { found, lending, type Row } from "../found.ts";

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
])("%s", (_name, source, want) => {
  expect(found(readModelSource, source)).toEqual(want);
});
