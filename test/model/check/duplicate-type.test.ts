import { expect, test } from "vitest";
import { duplicateType } from "../../../generators/model/check/duplicate-type.ts";
import { foundInNames, lending, type Row } from "../found.ts";

test.each<Row>([
  [
    "names of their own, an aggregate named like its root",
    lending(
      "aggregate Loan root Loan { entity Loan identified by LoanId { } }  query Loans(): LoanRow  readmodel LoanRow from Loan { id }",
    ),
    [],
  ],
  ["a value and an entity", lending("value Loan { a: Int }", "entity Loan identified by LoanId { }"), ["DSL0102 3:8"]],
  ["letter case alone", lending("value Fine { a: Int }", "enum FINE { A }"), ["DSL0102 3:6"]],
  ["a query and a value", lending("value Fine { a: Int }", "query Fine(): Row"), ["DSL0102 3:7"]],
  ["a service and a value", lending("value Fine { a: Int }", "service Fine { }"), ["DSL0102 3:9"]],
  ["two services", lending("service Desk { }", "service Desk { }"), ["DSL1022 3:9"]],
  ["in two parts of one context", "context A { enum E { X } }\ncontext A { enum E { Y } }", ["DSL0102 2:18"]],
  ["in two contexts", "context A { enum E { X } }\ncontext B { enum E { Y } }", []],
])("%s", (_name, source, want) => {
  expect(foundInNames(duplicateType, source)).toEqual(want);
});
