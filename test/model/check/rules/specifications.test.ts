import { expect, test } from "vitest";
import { duplicateSpecs, specifications } from "../../../../generators/model/check/rules/specifications.ts";
import { diagnosticsOf, found, foundInTypes, lending, loan, loanWith, type Row } from "../../found.ts";

test.each<Row>([
  [
    "an entity, a value and the root of an aggregate",
    loanWith([], "spec A on Loan = true", "spec B on Fine = true"),
    [],
  ],
  ["the aggregate's name for its root", loanWith([], "spec A on Desk = true"), []],
  ["an unknown target", lending("value Fine { a: Int }", "spec A on Fien = true"), ["DSL1001 3:11"]],
  ["a target that has no fields of its own", lending("enum E { A }", "spec S on E = true"), ["DSL1001 3:11"]],
  [
    "one inside an aggregate",
    lending("aggregate A root E {", "entity E identified by EId { }", "spec S on F = true", "}"),
    ["DSL1001 4:11"],
  ],
])("%s", (_name, source, want) => {
  expect(found(specifications, source)).toEqual(want);
});

test("two of one name", () => {
  const source = lending("value V { a: Int }", "spec Big on V = a > 1", "spec big on V = a > 2");
  expect(found(duplicateSpecs, source)).toEqual(["DSL1005 4:6"]);
});

test.each<Row>([
  ["fields and id of the target", loanWith(["note: String?"], "spec S on Loan = note.isPresent && id == id"), []],
  ["a name that the target has not", loanWith([], "spec S on Loan = nope"), ["DSL0201 6:18"]],
  ["a condition that is no Bool", loanWith(["count: Int"], "spec S on Loan = count"), ["DSL1004 7:18"]],
])("its condition: %s", (_name, source, want) => {
  expect(foundInTypes(source)).toEqual(want);
});

test("one named as a presence test is meant on its own target, not on an optional value", () => {
  const pupil = ["value Pupil { here: Bool }", "spec IsPresent on Pupil = here"];
  const fields = ["first: Pupil", "second: Pupil?", "pupils: List<Pupil>"];
  const used = "invariant first.isPresent && second.isPresent && second.isPresent && pupils.any(p => p.isPresent)";
  expect(foundInTypes(loanWith([...fields, `${used} && second.IsPresent`], ...pupil))).toEqual([]);
});

test("an expression that names one of another type is told how", () => {
  const source = loan("invariant Cheap").replace("enum LoanState", "spec Cheap on Fine = true\nenum LoanState");
  expect(diagnosticsOf(source).map(({ code, hint }) => [code, hint])).toContainEqual([
    "DSL0201",
    "It is a specification of `Fine`: write it behind a dot, as in `x.Cheap`.",
  ]);
});
