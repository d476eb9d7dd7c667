import { expect, test } from "vitest";
import { duplicateType, similarType } from "../../../generators/model/check/names/type-names.ts";
import { found, foundInNames, lending, type Row } from "../found.ts";

test.each<Row>([
  [
    "names of their own, an aggregate named like its root",
    lending(
      "aggregate Loan root Loan { entity Loan identified by LoanId { } }  query Loans(): LoanRow  readmodel LoanRow from Loan { id }",
    ),
    [],
  ],
  ["a value and an entity", lending("value Loan { a: Int }", "entity Loan identified by LoanId { }"), ["DSL0102 3:8"]],
  ["letter case alone is another rule", lending("value Fine { a: Int }", "enum FINE { A }"), []],
  ["a query and a value", lending("value Fine { a: Int }", "query Fine(): Row"), ["DSL0102 3:7"]],
  ["a service and a value", lending("value Fine { a: Int }", "service Fine { }"), ["DSL0102 3:9"]],
  ["two services", lending("service Desk { }", "service Desk { }"), ["DSL1022 3:9"]],
  ["in two parts of one context", "context A { enum E { X } }\ncontext A { enum E { Y } }", ["DSL0102 2:18"]],
  ["in two contexts", "context A { enum E { X } }\ncontext B { enum E { Y } }", []],
])("%s", (_name, source, want) => {
  expect(foundInNames(duplicateType, source)).toEqual(want);
});

test("letter case alone makes two names one file", () => {
  const source = lending("value Fine { a: Int }", "enum FINE { A }", "service Fines { }", "query FINES(): R");
  expect(found(similarType, source)).toEqual(["TEN0615 3:6", "TEN0615 4:9"]);
});
