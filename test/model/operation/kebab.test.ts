import { expect, test } from "vitest";
import { kebabOf } from "../../../generators/model/operation/declare-operations.ts";

test.each([
  ["LoansByState", "loans-by-state"],
  ["checkOut", "check-out"],
  ["Loan", "loan"],
  ["ISBNList", "isbn-list"],
  ["HTTPServer2", "http-server2"],
  ["XMLImport", "xml-import"],
  ["importXML", "import-xml"],
  ["Order2Ship", "order2-ship"],
  ["A", "a"],
  ["late_fee", "late_fee"],
])("%s is %s", (name, want) => {
  expect(kebabOf(name)).toBe(want);
});
