import { expect, test } from "vitest";
import { twinRoute } from "../../../../generators/model/check/api/routes.ts";
import { found, loan, type Row } from "../../found.ts";

test.each<Row>([
  [
    "a token name, letter case, a slash at the end",
    loan(
      '@route("/loans/{id}") command a { }',
      '@route("/loans/{loanId}") command b(loanId: Int) { }',
      '@route("/Loans/{ID}") command c { }',
      '@route("/loans/{id}/") command d { }',
    ),
    ["TEN0602 5:1", "TEN0602 6:1", "TEN0602 7:1"],
  ],
  ["equal routes are an error of their own", loan('@route("/x") command a { }', '@route("/x") command b { }'), []],
  [
    "another verb",
    loan('@route("/loans/{id}") command a { }', '@put @route("/loans/{loanId}") command b(loanId: Int) { }'),
    [],
  ],
  [
    "another constraint",
    loan('@route("/loans/{id:int}") command a(id: Int) { }', '@route("/loans/{id:guid}") command b { }'),
    [],
  ],
  [
    "another segment, a literal in place of a parameter",
    loan(
      '@route("/loans/{id}") command a { }',
      '@route("/loans/{id}/b") command b { }',
      '@route("/loans/all") command c { }',
    ),
    [],
  ],
  ["malformed routes have no twins", loan('@route("loans") command a { }', '@route("Loans") command b { }'), []],
])("%s", (_name, source, want) => {
  expect(found(twinRoute, source)).toEqual(want);
});
