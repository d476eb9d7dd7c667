import { expect, test } from "vitest";
import { queryResult } from "../../../generators/model/check/boundary/read-models.ts";
import { found, lending, type Row } from "../found.ts";

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
])("%s", (_name, source, want) => {
  expect(found(queryResult, source)).toEqual(want);
});
