import { expect, test } from "vitest";
import { verbAnnotationArgument } from "../../../generators/model/check/api/api-annotations.ts";
import { found, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["a bare verb has no argument", loan("@get command a { }"), []],
  [
    "each of the five verbs",
    loan(
      '@get("/x") command a { }',
      '@post("/x") command b { }',
      '@put("/x") command c { }',
      '@delete("/x") command d { }',
      '@patch("/x") command e { }',
    ),
    ["DSL1213 4:1", "DSL1213 5:1", "DSL1213 6:1", "DSL1213 7:1", "DSL1213 8:1"],
  ],
  [
    "on a query and a factory, a number too",
    loan("@put(1) create a() { }").replace("value Line", '@get("x") query Q(): R\nvalue Line'),
    ["DSL1213 4:1", "DSL1213 7:1"],
  ],
  [
    "the first of two that have one, at its own place",
    loan('@get @put("a") @post("b") command a { }'),
    ["DSL1213 4:6"],
  ],
  ["a query", lending("@get(1) query Q(): R"), ["DSL1213 2:1"]],
])("%s", (_name, source, want) => {
  expect(found(verbAnnotationArgument, source)).toEqual(want);
});
