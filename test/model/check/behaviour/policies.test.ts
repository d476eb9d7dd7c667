import { expect, test } from "vitest";
import { endlessPolicies } from "../../../../generators/model/check/behaviour/endless-policies.ts";
import { policies, policyTarget } from "../../../../generators/model/check/behaviour/policies.ts";
import { policiesWithoutCaller } from "../../../../generators/model/check/boundary/callers.ts";
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
  ["a wait", policy('LoanOpened after 2 days * 7 then Loan.shut(note: "x")'), []],
  ["a wait without a unit", policy('LoanOpened after 14 then Loan.shut(note: "x")'), ["TEN0660 7:32"]],
  [
    "a wait of a name that the event has not",
    policy('LoanOpened after period then Loan.shut(note: "x")'),
    ["DSL0201 7:32"],
  ],
  ["a name that the event has not", policy("LoanOpened then Loan.shut(note: state)"), ["DSL0201 7:47"]],
  ["another type than the parameter's", policy("LoanOpened then Loan.shut(note: 1)"), ["DSL1034 7:47"]],
  ["another type than the identity's", policy('LoanOpened then Loan.shut(id: 1, note: "")'), ["DSL1034 7:45"]],
])("what it gives: %s", (_name, source, want) => {
  expect(foundInTypes(source)).toEqual(want);
});

// The event stands on line 2, the factory on line 4 and the policy on line 6.
const creation = (call: string, { head = "", body = "", parameters = "by: Int", as = "" } = {}) =>
  `context A {
  event Asked { by: Int  other: NoteId  code: Code }
  aggregate Note root Note ${head} { ${head === "" ? "repository { operations: add }" : ""}
    entity Note identified by NoteId ${as} { create write(${parameters}) { ${body} } }
  }
  policy P when Asked then Note.${call}
}`;

test.each<Row>([
  ["a factory with all that it needs", creation("write(by: by)"), []],
  ["a factory of no such name", creation("wrote(by: by)"), ["DSL1032 6:33"]],
  ["a parameter left out", creation("write"), ["DSL1033 6:33"]],
  ["an identity that is made by itself", creation("write(id: other, by: by)"), ["DSL1033 6:39"]],
  ["a number in place of the next one", creation("write(id: other, by: by)", { as: "as sequence" }), []],
  [
    "the parameter that is the identity",
    creation("write(id: code)", { as: "as natural(String)", parameters: "id: NoteId" }),
    [],
  ],
])("a factory: %s", (_name, source, want) => {
  expect(found(policies, source)).toEqual(want);
});

test.each<Row>([
  ["a value of the event", creation("write(by: by + 1)"), []],
  ["another type than the parameter's", creation("write(by: other)"), ["DSL1034 6:43"]],
  ["another type than a sequence's", creation("write(id: 1, by: by)", { as: "as sequence" }), ["DSL1034 6:43"]],
])("what it gives to a factory: %s", (_name, source, want) => {
  expect(foundInTypes(source)).toEqual(want);
});

test("a new root needs no `getById`, but `add`", () => {
  expect(found(policyTarget, creation("write(by: by)"))).toEqual([]);
  expect(found(policyTarget, creation("write(by: by)").replace("operations: add", "operations: getById"))).toEqual([
    "DSL1342 6:28",
  ]);
});

test.each<[called: string, raises: readonly string[], want: readonly string[]]>([
  ["", ["", "per tenant"], []],
  ["per tenant", [], ["TEN0623 4:28"]],
  ["per tenant", [""], ["TEN0623 4:28"]],
  ["per tenant", ["per tenant"], []],
  ["per tenant", ["per tenant", ""], ["TEN0623 4:28"]],
  ["per tenant", ["per tenant owned by caller"], []],
  ["per tenant", ['per tenant "org"'], ["TEN0623 4:28"]],
  ['per tenant "org"', ['per tenant "org"', 'per tenant "org" soft deleted'], []],
  ["owned by caller", ["per tenant"], ["TEN0623 4:28"]],
  ['owned by caller unless "admin"', ["owned by caller"], []],
  ["per tenant owned by caller", ["per tenant"], ["TEN0623 4:28"]],
  ["per tenant owned by caller", ["per tenant owned by caller"], []],
])("a policy on rows %s, of an event that rows %j raise", (head, raises, want) => {
  const source = `context A {
  event Asked { by: Int }
  aggregate Note root Note ${head} { entity Note identified by NoteId { create write(by: Int) {} } }
  policy P when Asked then Note.write(by: by)
  ${raises.map((one, at) => `aggregate R${at} root R${at} ${one} { entity R${at} identified by R${at}Id { create raise { emit Asked(by: 1) } } }`).join("\n")}
}`;
  expect(found(policiesWithoutCaller, source)).toEqual(want);
});

const again = "emit Asked(by: by, other: id, code: by)";

test.each<Row>([
  ["raises its event again", creation("write(by: by)", { body: again }), ["TEN0641 6:33"]],
  ["raises it under a condition", creation("write(by: by)", { body: `${again} when by < 9` }), []],
  ["raises it in a branch", creation("write(by: by)", { body: `if by < 9 { ${again} }` }), []],
  ["has a rule", creation("write(by: by)", { body: `requires by < 9 ${again}` }), []],
])("a factory that %s", (_name, source, want) => {
  expect(found(endlessPolicies, source)).toEqual(want);
});

const far = (items: string, more = "") => `context Far {
  publishes Sent publishes Back
  integration event Sent { loan: String } integration event Back { loan: String } event Kept { loan: String }
  ${more}
}
context Near {
  publishes Told
  integration event Told { loan: String }
  aggregate Logs root Log { entity Log identified by LogId { create write(of: String) { publish Told(loan: of) } } }
  ${items}
}`;

test.each<Row>([
  ["an event that is subscribed to", far("subscribes Far.Sent policy P when Far.Sent then Log.write(of: loan)"), []],
  ["one that is not", far("subscribes Far.Back policy P when Far.Sent then Log.write(of: loan)"), ["TEN0689 10:37"]],
  ["an unknown event", far("policy P when Far.Snet then Log.write(of: loan)"), ["DSL1310 10:21"]],
  ["a domain event", far("policy P when Far.Kept then Log.write(of: loan)"), ["DSL1310 10:21"]],
  ["an unknown context", far("policy P when Fra.Sent then Log.write(of: loan)"), ["DSL1301 10:17"]],
  ["the own context", far("policy P when Near.Told then Log.write(of: loan)"), ["DSL1303 10:17"]],
  [
    "the event without its context",
    far("subscribes Far.Sent policy P when Sent then Log.write(of: loan)"),
    ["DSL1030 10:37"],
  ],
  [
    "a wait",
    far("subscribes Far.Sent policy P when Far.Sent after 2 days then Log.write(of: loan)"),
    ["TEN0690 10:52"],
  ],
])("of another context: %s", (_name, source, want) => {
  expect(found(policies, source)).toEqual(want);
});

test.each<Row>([
  [
    "policies of two contexts that lead back to each other",
    far(
      "subscribes Far.Sent policy P when Far.Sent then Log.write(of: loan)",
      "subscribes Near.Told aggregate Notes root Note { entity Note identified by NoteId { create add(of: String) { publish Sent(loan: of) } } } policy Q when Near.Told then Note.add(of: loan)",
    ),
    ["TEN0641 4:175", "TEN0641 10:55"],
  ],
  [
    "an own event by the name of that of another context",
    far("subscribes Far.Sent event Sent { loan: String } policy P when Far.Sent then Log.write(of: loan)"),
    [],
  ],
])("endless: %s", (_name, source, want) => {
  expect(found(endlessPolicies, source)).toEqual(want);
});
