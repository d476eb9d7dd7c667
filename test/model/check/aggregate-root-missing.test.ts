import { expect, test } from "vitest";
import { aggregateRootMissing } from "../../../generators/model/check/boundary/aggregates.ts";
import { foundInNames, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["an entity of the aggregate", loan(), []],
  ["a value as root", lending("aggregate Desk root Fine { value Fine { amount: Int } }"), ["DSL0105 2:21"]],
  [
    "an entity outside the aggregate",
    lending("aggregate Desk root Loan { }", "entity Loan identified by LoanId { }"),
    ["DSL0105 2:21"],
  ],
])("%s", (_name, source, want) => {
  expect(foundInNames(aggregateRootMissing, source)).toEqual(want);
});
