import { expect, test } from "vitest";
import {
  builtInTypeName,
  duplicateType,
  generatedTypeName,
  moduleNames,
  similarType,
  typeNameForm,
} from "../../../../generators/model/check/names/type-names.ts";
import { found, foundInNames, lending, loan, loanWith, type Row } from "../../found.ts";

test.each<Row>([
  ["a name of its own", lending("value PageRange { a: Int }"), []],
  ["a scalar, a generic", lending("value String { a: Int }", "enum Range { A }"), ["DSL0908 2:7", "DSL0908 3:6"]],
])("builtInTypeName: %s", (_name, source, want) => {
  expect(foundInNames(builtInTypeName, source)).toEqual(want);
});

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
])("duplicateType: %s", (_name, source, want) => {
  expect(foundInNames(duplicateType, source)).toEqual(want);
});

test("letter case alone makes two names one file", () => {
  const source = lending("value Fine { a: Int }", "enum FINE { A }", "service Fines { }", "query FINES(): R");
  expect(found(similarType, source)).toEqual(["TEN0615 3:6", "TEN0615 4:9"]);
});

const ward = "module Wards { value Bed { no: Int } }";

test.each<Row>([
  ["a name of its own", lending(ward, "value Room { no: Int }"), []],
  ["a module in several parts", lending(ward, ward), []],
  ["a type inside another module", lending(ward, "module Rooms { value Wards { no: Int } }"), []],
  ["a type beside it", lending(ward, "value Wards { no: Int }"), ["DSL1305 2:8"]],
  ["a query beside it", lending(ward, "query Wards(): R"), ["DSL1305 2:8"]],
  ["a service beside it", lending(ward, "service Wards { }"), ["DSL1305 2:8"]],
  ["an identity beside it", lending("module BedId { }", "entity Bed identified by BedId { }"), ["DSL1305 2:8"]],
  ["a type beside it in a module", lending("module M { value N { a: Int } module N { } }"), ["DSL1305 2:38"]],
])("moduleNames: %s", (_name, source, want) => {
  expect(foundInNames(moduleNames, source)).toEqual(want);
});

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
])("generatedTypeName: %s", (_name, source, want) => {
  expect(foundInNames(generatedTypeName, source)).toEqual(want);
});

test.each<Row>([
  ["capitals", lending("enum E { a }"), []],
  [
    "a small letter, an underscore",
    lending("value fine { a: Int }", "query _find(): Row"),
    ["TEN0614 2:7", "TEN0614 3:7"],
  ],
  ["a context", "context lending { }", ["TEN0614 1:9"]],
])("typeNameForm: %s", (_name, source, want) => {
  expect(foundInNames(typeNameForm, source)).toEqual(want);
});
