import { expect, inject, test } from "vitest";

const printed = inject("printed");

/** Returns the text that the program of the case `lending` prints after a label. Spec: model-csharp, Repositories; model-csharp, Application services; model-csharp, Read models; model-csharp, Queries. */
function said(label: string): string | undefined {
  return printed?.["lending"]
    ?.split("\n")
    .find((line) => line.startsWith(`${label}: `))
    ?.slice(label.length + 2);
}

const desk = "Invariant violated on";

test.skipIf(printed === undefined).each([
  [
    "unit of work, properties: one per aggregate, typed and in the plural",
    "properties of the unit of work",
    "ILoanRepository Loans",
  ],
  ["unit of work, method: SaveChangesAsync, with and without a token", "saved", "1 2"],
  [
    "repository: the listed operations, then its finders",
    "operations",
    "GetByIdAsync, AddAsync, UpdateAsync, ByBorrowerAsync, ByStateAsync",
  ],
  ["repository: a list finder gives a read-only list", "found by a finder", "1 0"],
  ["repository: keyed on the root's identity, nothing where there is none", "found by identity", "True True"],
  ["application service, result type R: returns Task<R>", "a usecase with a result", "True"],
  ["application service, no result type: returns Task", "a usecase without", "True"],
  [
    "application service, each usecase: its name and declared parameter names",
    "signatures of usecases",
    "CheckOut(borrower, copies); RemindAll(before)",
  ],
  ["application service, operations and usecases: the bare-named class has the operations", "an operation", "2"],
  ["read model, projection: a new record built from the source", "projection", "True True Requested 2 3.5"],
  ["read model, shape: a plain record", "a row is plain", "True True False"],
  [
    "read model, record: one member per field in declaration order, in Pascal case",
    "members of the row",
    "Id, Borrower, State, Copies, Owed",
  ],
  ["query, record: one positional property per criterion, compared by content", "a query", "True True False"],
  ["query, contract and host duty: a list result binds as IReadOnlyList", "a handler of the host", "1 0"],
  ["a command checks, then assigns", "a command", "Active mind the rain"],
  [
    "a broken rule throws",
    "a broken rule",
    `DomainInvariantViolationException: ${desk} Loan: only a requested loan can be activated`,
  ],
  ["a result follows the transition", "a result", "2 Returned"],
  [
    "a state without a rule is an end",
    "an end",
    `DomainInvariantViolationException: ${desk} Loan: only a running loan can be closed`,
  ],
  ["events are collected on the root", "events", "LoanOpened, LoanClosed True"],
  [
    "a factory checks first",
    "an empty factory",
    `DomainInvariantViolationException: ${desk} Loan: a loan needs at least one copy`,
  ],
  [
    "a value holds its invariants",
    "a rule of a value",
    [
      "Fine: a fine is never negative",
      "Fine: a currency has three capital letters",
      "Period: a period ends after it starts",
    ]
      .map((rule) => `DomainInvariantViolationException: ${desk} ${rule}`)
      .join(" "),
  ],
  ["a member that mentions another is computed", "a derived member", "True False EUR"],
  ["an identity has TryParse, which never throws", "an identity as text", "True True False False"],
  ["an enum has TryParse by name, in any letter case", "a member as text", "True Overdue False False"],
  ["an enum has its data", "data of members", "AsNew 0, Worn 1.5, Damaged 12"],
  ["a factory's handler creates, adds, saves and returns the root", "a factory's handler", "Requested, saved 1"],
  [
    "a refused factory saves nothing",
    "a refused factory",
    `DomainInvariantViolationException: ${desk} Loan: a loan needs at least one copy, saved 1`,
  ],
  ["a command's handler loads, calls and saves", "a command's handler", "Active handed over, saved 2"],
  [
    "a refused command saves nothing",
    "a refused command",
    `DomainInvariantViolationException: ${desk} Loan: only a requested loan can be activated, saved 2`,
  ],
  [
    "a command on what is not there saves nothing",
    "a command on nothing",
    "AggregateNotFoundException: Loan '00000000-0000-0000-0000-000000000000' was not found., saved 2",
  ],
  ["a command's result comes back through its handler", "a handler's result", "1, saved 3"],
  ["a query by identity goes through the unit of work and the mapper", "a query by identity", "True"],
  [
    "identities are their values in JSON, enums their names",
    "a row in JSON",
    '{"Id":"00000000-0000-0000-0000-000000000000","Borrower":"00000000-0000-0000-0000-000000000000","State":"Requested","Copies":2,"Owed":3.5}',
  ],
  ["a member is read from JSON in any letter case", "a query from JSON", "LoansByState { State = Returned }"],
  [
    "a versioned root has a version, and a conflict its exception",
    "versions",
    "0 ConcurrencyConflictException: Loan was expected at version 1 but is at version 2.",
  ],
])("%s", (_name, label, want) => {
  expect(said(label)).toBe(want);
});

test.skipIf(printed === undefined)("every case compiles with its application layer, and its programs run", () => {
  expect(Object.keys(printed ?? {}).length).toBeGreaterThan(3);
});
