import { expect, test } from "vitest";
import { invalidRouteOverride } from "../../../generators/model/check/api/api-annotations.ts";
import { found, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["no annotation", loan("command a { }", "create b() { }"), []],
  ["no leading slash, on a command", loan('@route("loans") command a { }'), ["DSL1208 4:1"]],
  ["no leading slash, on a query", lending('@route("loans") query Q(): R'), ["DSL1208 2:1"]],
  [
    "no slash, empty and bare, on a factory",
    loan('@route("loans") create a() { }', '@route("") create b() { }', "@route create c() { }"),
    ["DSL1208 4:1", "DSL1208 5:1", "DSL1208 6:1"],
  ],
  ["a bare one", loan("@put @route command a { }"), ["DSL1208 4:6"]],
  ["a number is no path", loan("@route(7) command a { }"), ["DSL1208 4:1"]],
  [
    "only the last one counts",
    loan('@route("loans") @route("/loans") command a { }', '@route("/loans") @route command b { }'),
    ["DSL1208 5:18"],
  ],
  ["names count letter for letter", loan('@Route("loans") command a { }'), []],
  ["on a value it means nothing", lending('@route("loans") value V { a: Int }'), []],
])("%s", (_name, source, want) => {
  expect(found(invalidRouteOverride, source)).toEqual(want);
});
