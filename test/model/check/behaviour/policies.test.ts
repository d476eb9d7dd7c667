import { expect, test } from "vitest";
import { policies } from "../../../../generators/model/check/behaviour/policies.ts";
import { found, foundInTypes, loanWith, type Row } from "../../found.ts";

// Behind the entity, whose command stands on line 4: a policy on line 7.
const policy = (text: string, ...more: readonly string[]) =>
  loanWith(["command shut(note: String, days: Int?) { }"], `policy P when ${text}`, ...more);

test.each<Row>([
  ["an event and a command with all that it needs", policy('LoanOpened then Loan.shut(note: "x")'), []],
  ["the aggregate's name, and which entity is meant", policy('LoanOpened then Desk.shut(id: loan, note: "x")'), []],
  ["an unknown event", policy('LoanOpend then Loan.shut(note: "x")'), ["DSL1030 7:15"]],
  ["a type that is no event", policy('Fine then Loan.shut(note: "x")'), ["DSL1030 7:15"]],
  ["an unknown entity", policy("LoanOpened then Lona.shut(a: 1)"), ["DSL1031 7:31"]],
  ["an unknown command", policy("LoanOpened then Loan.open(a: 1)"), ["DSL1032 7:36"]],
  ["a parameter left out", policy("LoanOpened then Loan.shut"), ["DSL1033 7:36"]],
  [
    "an unknown parameter and one given twice",
    policy('LoanOpened then Loan.shut(note: "x", note: "y", nope: 1)'),
    ["DSL1033 7:63", "DSL1033 7:52"],
  ],
  [
    "two of one name",
    policy('LoanOpened then Loan.shut(note: "x")', 'policy p when LoanOpened then Loan.shut(note: "x")'),
    ["DSL1035 8:8"],
  ],
])("%s", (_name, source, want) => {
  expect(found(policies, source)).toEqual(want);
});

test.each<Row>([
  ["fields of the event", policy('LoanOpened then Loan.shut(id: loan, note: "x" + loan)'), []],
  ["a name that the event has not", policy("LoanOpened then Loan.shut(note: state)"), ["DSL0201 7:47"]],
  ["another type than the parameter's", policy("LoanOpened then Loan.shut(note: 1)"), ["DSL1034 7:47"]],
  ["another type than the identity's", policy('LoanOpened then Loan.shut(id: 1, note: "")'), ["DSL1034 7:45"]],
])("what it gives: %s", (_name, source, want) => {
  expect(foundInTypes(source)).toEqual(want);
});
