import { expect, test } from "vitest";
import { emptyAuthRole } from "../../../generators/model/check/api/api-annotations.ts";
import { found, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["a role", loan('@auth("librarian") command a { }'), []],
  ["white space on a command", loan('@auth("  ") command a { }'), ["DSL1210 4:1"]],
  ["white space on a query", lending('@auth(" ") query Q(): R'), ["DSL1210 2:1"]],
  [
    "blank and bare on a factory",
    loan('@auth("") create a() { }', "@auth create b() { }"),
    ["DSL1210 4:1", "DSL1210 5:1"],
  ],
  [
    "bare on a command; a number is no role",
    loan("@auth command a { }", "@auth(1) command b { }"),
    ["DSL1210 4:1", "DSL1210 5:1"],
  ],
  ["the last one counts", loan('@auth @auth("a") command a { }'), []],
])("%s", (_name, source, want) => {
  expect(found(emptyAuthRole, source)).toEqual(want);
});
