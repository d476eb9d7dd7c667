import { expect, test } from "vitest";
import { roleOf } from "../../../generators/http/access.ts";
import type { ModelOperation } from "../../../generators/model/operation/model-operation.ts";
import { lending, loan, loanWith, modelOf } from "../found.ts";

function operationsOf(source: string): readonly ModelOperation[] {
  return modelOf(source).contexts[0]?.operations ?? [];
}

/** Returns verb, route, role and operation id of each operation. */
function outline(source: string): readonly string[] {
  return operationsOf(source).map(
    (operation) => `${operation.verb} ${operation.route.text} ${roleOf(operation) ?? "-"} ${operation.id}`,
  );
}

const row = "readmodel Row from Loan { id }";

test.each([
  ["a command", loan("command checkOut { }"), ["POST /loan/check-out - Loan_checkOut"]],
  ["a query", loanWith([], row, "query AllLoans(): List<Row>"), ["GET /all-loans - AllLoans"]],
  ["a factory", loan("create open() { }"), ["POST /loan/open - Loan_open"]],
  [
    "names of several words",
    lending("entity LateFee identified by LateFeeId { create fromISBNList() { } }"),
    ["POST /late-fee/from-isbn-list - LateFee_fromISBNList"],
  ],
  [
    "all three on a command, in any order",
    loan('@auth("librarian") @put @route("/loans/{id}") command a { }'),
    ["PUT /loans/{id} librarian Loan_a"],
  ],
  ["on a query", loanWith([], row, '@post @auth("auditor") @route("/q") query Q(): Row'), ["POST /q auditor Q"]],
  [
    "on a factory",
    loan('@route("/loans") @auth("librarian") @put create open() { }'),
    ["PUT /loans librarian Loan_open"],
  ],
  [
    "each axis alone, on a command",
    loan('@route("/a") command a { }', "@patch command b { }", '@auth("r") command c { }'),
    ["POST /a - Loan_a", "PATCH /loan/b - Loan_b", "POST /loan/c r Loan_c"],
  ],
  [
    "each axis alone, on a factory",
    loan('@route("/a") create a() { }', "@patch create b() { }", '@auth("r") create c() { }'),
    ["POST /a - Loan_a", "PATCH /loan/b - Loan_b", "POST /loan/c r Loan_c"],
  ],
  [
    "each axis alone, on a query",
    loanWith([], row, '@route("/a") query A(): Row', "@patch query B(): Row", '@auth("r") query C(): Row'),
    ["GET /a - A", "PATCH /b - B", "GET /c r C"],
  ],
  [
    "the five verbs",
    loan(
      "@get command a { }",
      "@post command b { }",
      "@put command c { }",
      "@delete command d { }",
      "@patch command e { }",
    ),
    [
      "GET /loan/a - Loan_a",
      "POST /loan/b - Loan_b",
      "PUT /loan/c - Loan_c",
      "DELETE /loan/d - Loan_d",
      "PATCH /loan/e - Loan_e",
    ],
  ],
  ["other annotations say nothing", loan('@Route("/x") @GET @idempotent command a { }'), ["POST /loan/a - Loan_a"]],
  [
    "nothing internal",
    loan("command a internal { }", "command b { }", "create c() internal { }"),
    ["POST /loan/b - Loan_b"],
  ],
  [
    "commands, then factories, entity by entity, then queries",
    loanWith(["create open() { }", "command shut { }"], row, "query Q(): Row"),
    ["POST /loan/shut - Loan_shut", "POST /loan/open - Loan_open", "GET /q - Q"],
  ],
] satisfies readonly (readonly [string, string, readonly string[]])[])("%s", (_name, source, want) => {
  expect(outline(source)).toEqual(want);
});

test("without annotations every decision is the convention's", () => {
  expect(operationsOf(loan("command a { }")).map(({ origins }) => origins)).toEqual([
    { verb: { kind: "convention" }, route: { kind: "convention" }, access: { kind: "convention" } },
  ]);
});

test("what goes in and what comes out is that of the declaration", () => {
  const [context] = modelOf(
    loanWith(
      ["command count(note: String): Int { result 1 }", "create open(line: Line) { }"],
      row,
      "query Rows(state: LoanState): List<Row>",
    ),
  ).contexts;
  const inputs = context?.operations.map(({ parameters }) => parameters.map(({ property }) => property));
  expect(inputs).toEqual([["Id", "Note"], ["Line"], ["State"]]);
  expect(context?.entities[0]?.commands[0]?.result?.type).toEqual({ kind: "scalar", name: "Int" });
  expect(context?.queries[0]?.result).toMatchObject({ readModel: { name: "Row" } });
});

test("a factory without parameters has an empty request", () => {
  expect(operationsOf(loan("create open() { }"))[0]?.parameters).toEqual([]);
});

test("each annotation keeps its place", () => {
  const source = loan('@route("/x")\n@put\n@auth("r") command a { }');
  const [operation] = operationsOf(source);
  const texts = Object.values(operation?.origins ?? {}).map((origin) =>
    origin.kind === "annotation" ? source.slice(origin.span.start, origin.span.end) : "convention",
  );
  expect(texts).toEqual(["@put", '@route("/x")', '@auth("r")']);
});

test("a conventional route has no tokens; an annotated one binds", () => {
  const [plain, annotated] = operationsOf(
    loan("create a(note: String) { }", '@route("/{note}") create b(note: String) { }'),
  );
  expect([plain?.tokens, annotated?.tokens.map(({ parameter }) => parameter?.name)]).toEqual([[], ["note"]]);
});

test("what the route binds is taken from there, the rest from the body or, for a body-less query, from the query string", () => {
  const source = loanWith(
    [
      '@route("/{id}/{Line}/{note}") @put command a(note: String, line: Line, count: Int) { }',
      "command b(id: Int) { }",
      '@route("/{note}") command c(note: String?) { }',
    ],
    row,
    '@route("/{state}") query Q(state: LoanState, page: Int): Row',
    "@post query P(page: Int): Row",
  );
  const inputs = operationsOf(source).map(({ parameters }) =>
    parameters.map(({ property, binding }) => `${property} ${binding}`),
  );
  expect(inputs).toEqual([
    ["Id route", "Note route", "Line body", "Count body"],
    ["AggregateId body", "Id body"],
    ["Id body", "Note route"],
    ["State route", "Page query"],
    ["Page body"],
  ]);
});

test("the doc comment above the annotations is the summary, on one line", () => {
  const [documented, plain] = operationsOf(
    loan("/// Hand the copies over.", "///   Twice.", "@put command a { }", "command b { }"),
  );
  expect([documented?.summary, plain?.summary]).toEqual(["Hand the copies over. Twice.", "b on Loan"]);
});

test("a behaviour is served when it is the root's and the repository has what it needs", () => {
  const source = lending(
    "aggregate D root L { repository { operations: getById }",
    "entity L identified by LId { command a { }  create b() { } }",
    "entity M identified by MId { command c { } } }",
  );
  expect(operationsOf(source).map(({ name, isServed }) => [name, isServed])).toEqual([
    ["a", true],
    ["b", false],
    ["c", false],
  ]);
});

test("a patch keeps the fields that it assigns as they are, once, and steps no state by them", () => {
  const members =
    "title: String  note: String?  other: String  price: Decimal  count: Int  state: LoanState = Requested";
  const states = "states state { Requested -> Active }";
  const kept = (...commands: readonly string[]) =>
    operationsOf(loan(members, states, ...commands)).map(({ parameters }) =>
      parameters.flatMap(({ name, kept: field }) => (field === undefined ? [] : [`${name} ${field}`])),
    );
  expect(
    kept(
      "@patch command a(title: String, note: String?) { title -> title  note -> note }",
      "@patch command b(name: String) { title -> name }",
      "@patch command c(title: String) { title -> title.trim }",
      "@patch command d(title: String) { title -> title  other -> title }",
      "@patch command e(note: String, price: Int) { note -> note  price -> price }",
      "@patch command f(state: LoanState) { state -> state }",
      '@patch @route("/{title}") command g(title: String, count: Int) { title -> title  count -> count }',
      "@put command h(title: String) { title -> title }",
      "@patch command i { count -> price.round }",
      "@patch create j(title: String, other: String, price: Decimal, count: Int) { title -> title }",
    ),
  ).toEqual([["title title", "note note"], ["name title"], [], [], [], [], ["count count"], [], [], []]);
});

test("an operation that asks who calls asks for a caller who is signed in, or for its role", () => {
  const operations = operationsOf(`context A { aggregate Loans root Loan { entity Loan identified by LoanId {
    command a { requires caller.id == caller.id }
    @auth("r") command b { requires caller.has("s") || caller.has("t") }
    command c(caller: LoanId) { requires caller == id }
  } } }`);
  expect(
    operations.map(({ access, caller, responses }) => [
      access.kind,
      caller?.roles,
      responses.map(({ status }) => status).filter((status) => status === 401 || status === 403),
    ]),
  ).toEqual([
    ["authenticated", [], [401, 403]],
    ["role", ["s", "t"], [401, 403]],
    ["anonymous", undefined, []],
  ]);
});
