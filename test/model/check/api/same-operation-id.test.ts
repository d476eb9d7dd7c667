import { expect, test } from "vitest";
import { sameOperationId } from "../../../../generators/model/check/api/routes.ts";
import { found, loanWith, type Row } from "../../found.ts";

test.each<Row>([
  ["names of their own", loanWith(["create open() { }"], "query Loans(): R"), []],
  ["a query like a factory", loanWith(["create open() { }"], "query Loan_open(): R"), ["TEN0610 7:7"]],
])("%s", (_name, source, want) => {
  expect(found(sameOperationId, source)).toEqual(want);
});
