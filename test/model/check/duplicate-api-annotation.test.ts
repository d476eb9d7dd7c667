import { expect, test } from "vitest";
import { duplicateApiAnnotation } from "../../../generators/model/check/api/api-annotations.ts";
import { found, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["one of each", loan('@route("/x") @auth("a") command a { }'), []],
  ["two routes, at the last", loan('@route("/x")', '@route("/x") command a { }'), ["DSL1212 5:1"]],
  ["a bare one counts", loan('@route @route("/x") command a { }'), ["DSL1212 4:8"]],
  ["two roles on a command", loan('@auth("a") @auth("b") command a { }'), ["DSL1212 4:12"]],
  ["two roles on a query", lending('@auth("a") @auth("b") query Q(): R'), ["DSL1212 2:12"]],
  [
    "both on a factory, three times",
    loan('@route("/x") @auth("a") @route("/y") @auth("b") @route("/z") create a() { }'),
    ["DSL1212 4:49", "DSL1212 4:38"],
  ],
])("%s", (_name, source, want) => {
  expect(found(duplicateApiAnnotation, source)).toEqual(want);
});
