import { expect, test } from "vitest";
import { generatedTypeName } from "../../../../generators/model/check/names/type-names.ts";
import { foundInNames, lending, loan, loanWith, type Row } from "../../found.ts";

test.each<Row>([
  ["near names", lending("value UnitOfWork { a: Int }  value LoanOpen { a: Int }"), []],
  ["the unit of work, only where there is one", lending("value IUnitOfWork { a: Int }"), []],
  ["the unit of work", loanWith([], "value IUnitOfWork { a: Int }"), ["TEN0606 6:7"]],
  ["a request", loanWith(["create open() { }"], "value LoanOpenRequest { a: Int }"), ["TEN0606 7:7"]],
  ["a handler", loanWith(["command shut { }"], "value LoanShutHandler { a: Int }"), ["TEN0606 7:7"]],
  ["a repository", loanWith([], "value ILoanRepository { a: Int }"), ["TEN0606 6:7"]],
  [
    "a projection, a service interface",
    lending(
      "readmodel Row from Fine { amount }",
      "value RowProjection { a: Int }",
      "service Desk { }",
      "enum IDesk { A }",
      "value Fine { amount: Int }",
    ),
    ["TEN0606 3:7", "TEN0606 5:6"],
  ],
  ["the entity alone", loan(), []],
])("%s", (_name, source, want) => {
  expect(foundInNames(generatedTypeName, source)).toEqual(want);
});
