import { expect, test } from "vitest";
import { duplicateApiAnnotation } from "../../../generators/model/check/api-annotations.ts";
import { found, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["fact 61: one of each", loan('@route("/x") @auth("a") command a { }'), []],
  ["facts 57 and 62: two routes, at the last", loan('@route("/x")', '@route("/x") command a { }'), ["DSL1212 5:1"]],
  ["fact 28: a bare one counts", loan('@route @route("/x") command a { }'), ["DSL1212 4:8"]],
  ["fact 58: two roles on a command", loan('@auth("a") @auth("b") command a { }'), ["DSL1212 4:12"]],
  ["fact 59: two roles on a query", lending('@auth("a") @auth("b") query Q(): R'), ["DSL1212 2:12"]],
  [
    "fact 60: both on a factory, three times",
    loan('@route("/x") @auth("a") @route("/y") @auth("b") @route("/z") create a() { }'),
    ["DSL1212 4:49", "DSL1212 4:38"],
  ],
])("%s", (_name, source, want) => {
  expect(found(duplicateApiAnnotation, source)).toEqual(want);
});
