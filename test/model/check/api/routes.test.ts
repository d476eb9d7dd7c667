import { expect, test } from "vitest";
import {
  duplicateApiRoute,
  sameOperationId,
  twinRoute,
  unboundRouteToken,
} from "../../../../generators/model/check/api/routes.ts";
import { diagnosticsOf, found, hintsOf, lending, loan, loanWith, modelOf, type Row } from "../../found.ts";

test.each<Row>([
  ["conventions", loanWith(["command a { }", "create b() { }"], "query C(): R"), []],
  [
    "one route and verb, at the first annotation of the later",
    loan('@route("/x") command a { }', "@put", '@route("/x") command c { }', '@auth("r") @route("/x") command d { }'),
    ["DSL1211 7:1"],
  ],
  ["other verbs", loan('@route("/x") command a { }', '@route("/x") @put command b { }'), []],
  ["other routes", loan('@route("/x") command a { }', '@route("/y") command b { }'), []],
  [
    "the convention of another command, of any spelling",
    loan(
      "command place { }",
      '@route("/loan/place") command a { }',
      "command placeOrder { }",
      '@route("/loan/place-order") command b { }',
      "command place2Ship { }",
      '@route("/loan/place2-ship") command c { }',
      "command placeXMLOrder { }",
      '@route("/loan/place-xml-order") command d { }',
    ),
    ["DSL1211 5:1", "DSL1211 7:1", "DSL1211 9:1", "DSL1211 11:1"],
  ],
  [
    "the convention of a query",
    loanWith(['@get @route("/all-loans") command a { }'], "query AllLoans(): R"),
    ["DSL1211 7:1"],
  ],
  ["in two contexts", `${lending('@route("/x") query A(): R')}\ncontext Shop { @route("/x") query A(): R }`, []],
  [
    "factories of one name on two entities",
    lending("entity L identified by LId { create open() { } }", "entity M identified by MId { create open() { } }"),
    [],
  ],
  ["a command that does not meet a factory", loan('@route("/loans/open") command a { }', "create open() { }"), []],
  ["a factory alone", loan("create open() { }"), []],
  [
    "an annotated factory that moves away",
    loan('@route("/loan/open") command a { }', '@route("/loans") create open() { }'),
    [],
  ],
  ["a role moves nothing", loan('@route("/loan/open") command a { }', '@auth("r") create open() { }'), ["DSL1211 5:1"]],
  [
    "similar is not equal",
    loan(
      '@route("/loans/{id}") command a { }',
      '@route("/loans/{loanId}") command b(loanId: Int) { }',
      '@route("/Loans/{id}") command c { }',
      '@route("/loans/x") command d { }',
    ),
    [],
  ],
  [
    "each later one is reported once, against the first",
    loan('@route("/x") command a { }', '@route("/x") command b { }', '@route("/x") command c { }'),
    ["DSL1211 5:1", "DSL1211 6:1"],
  ],
  [
    "a malformed route claims its text",
    loan('@route("x") command a { }', '@route("x") command b { }'),
    ["DSL1211 5:1"],
  ],
  [
    "commands come before factories, and both before queries",
    loanWith(['@route("/x") create b() { }', '@route("/x") command a { }'], '@post @route("/x") query Q(): R'),
    ["DSL1211 4:1", "DSL1211 8:1"],
  ],
  [
    "parts of one context are one",
    `${lending('@route("/x") query A(): R')}\n${lending('@route("/x") query B(): R')}`,
    ["DSL1211 5:1"],
  ],
])("duplicateApiRoute: %s", (_name, source, want) => {
  expect(found(duplicateApiRoute, source)).toEqual(want);
});

const open = "create open() { }";

test.each([
  ["two commands have no hint", loan('@route("/x") command a { }', '@route("/x") command b { }'), undefined],
  [
    "a conventional factory against an annotated command",
    loan('@route("/loan/open") command a { }', open),
    "Give create `open` of `Loan` its own `@route` or verb, or move the annotation on command `a` of `Loan`.",
  ],
  [
    "a role is no route",
    loan('@route("/loan/open") command a { }', `@auth("r") ${open}`),
    "Give create `open` of `Loan` its own `@route` or verb, or move the annotation on command `a` of `Loan`.",
  ],
  [
    "an annotated factory against a conventional one",
    loan('@route("/loan/open") create a() { }', open),
    "Give create `open` of `Loan` its own `@route` or verb, or move the annotation on create `a` of `Loan`.",
  ],
  [
    "a redundant verb on the other",
    loan('@post @route("/loan/open") create a() { }', open),
    "Give create `open` of `Loan` its own `@route` or verb, or move the annotation on create `a` of `Loan`.",
  ],
  [
    "an annotation that repeats the convention",
    lending(
      'entity HTTPServer identified by AId { @post @route("/http-server/open") create open() { } }',
      "entity HttpServer identified by BId { create open() { } }",
    ),
    "Give one of the two factories its own `@route` or verb, or rename one factory or one entity.",
  ],
  [
    "an annotation of a command that repeats the convention",
    lending(
      "entity HTTPServer identified by AId { @post command open { } }",
      "entity HttpServer identified by BId { create open() { } }",
    ),
    "Give create `open` of `HttpServer` its own `@route` or verb.",
  ],
  ["an annotated factory", loan('@route("/x") command a { }', '@route("/x") create open() { }'), undefined],
  [
    "a command that meets a factory has no hint",
    lending(
      "entity Loan identified by LoanId { create open() { } }",
      'entity M identified by MId { @route("/loan/open") command go { } }',
    ),
    undefined,
  ],
] as const)("%s", (_name, source, want) => {
  expect(diagnosticsOf(source).find(({ code }) => code === "DSL1211")?.hint).toBe(want);
});

test("two conventional factories are told apart by an annotation or a name", () => {
  const source = lending(
    "entity HTTPServer identified by AId { create open() { } }",
    "entity HttpServer identified by BId { create open() { } }",
  );
  expect(found(duplicateApiRoute, source)).toEqual(["DSL1211 3:39"]);
  const [hint] = hintsOf(duplicateApiRoute, source);
  expect(hint).toBe("Give one of the two factories its own `@route` or verb, or rename one factory or one entity.");
});

test("the message names verb, route, claimant and holder", () => {
  const [diagnostic] = diagnosticsOf(loan('@route("/x") command a { }', '@route("/x") command b { }'));
  expect(diagnostic?.message).toBe("command `b` of `Loan` has the route `POST /x` of command `a` of `Loan`.");
});

test.each<Row>([
  ["names of their own", loanWith(["create open() { }"], "query Loans(): R"), []],
  ["a query like a factory", loanWith(["create open() { }"], "query Loan_open(): R"), ["TEN0610 7:7"]],
])("sameOperationId: %s", (_name, source, want) => {
  expect(found(sameOperationId, source)).toEqual(want);
});

test.each<Row>([
  [
    "a token name, letter case, a slash at the end",
    loan(
      '@route("/loans/{id}") command a { }',
      '@route("/loans/{loanId}") command b(loanId: Int) { }',
      '@route("/Loans/{ID}") command c { }',
      '@route("/loans/{id}/") command d { }',
    ),
    ["TEN0602 5:1", "TEN0602 6:1", "TEN0602 7:1"],
  ],
  ["equal routes are an error of their own", loan('@route("/x") command a { }', '@route("/x") command b { }'), []],
  [
    "another verb",
    loan('@route("/loans/{id}") command a { }', '@put @route("/loans/{loanId}") command b(loanId: Int) { }'),
    [],
  ],
  [
    "another constraint",
    loan('@route("/loans/{id:int}") command a(id: Int) { }', '@route("/loans/{id:guid}") command b { }'),
    [],
  ],
  [
    "another segment, a literal in place of a parameter",
    loan(
      '@route("/loans/{id}") command a { }',
      '@route("/loans/{id}/b") command b { }',
      '@route("/loans/all") command c { }',
    ),
    [],
  ],
  ["malformed routes have no twins", loan('@route("loans") command a { }', '@route("Loans") command b { }'), []],
])("twinRoute: %s", (_name, source, want) => {
  expect(found(twinRoute, source)).toEqual(want);
});

test.each<Row>([
  ["a token that names nothing", loan("@put", '@route("/loans/{nope}")', "command a { }"), ["DSL1215 5:1"]],
  ["the identity of a command, in any letter case", loan('@route("/loans/{id}/{ID}") command a { }'), []],
  ["a parameter of a command, in any letter case", loan('@route("/loans/{Note}") command a(note: String) { }'), []],
  [
    "no criterion of a query, not even id",
    lending('@route("/loans/{id}/{state}") query Q(state: String): R'),
    ["DSL1215 2:1"],
  ],
  ["one good, one bad", loan('@route("/loans/{id}/{bad}") command a { }'), ["DSL1215 4:1"]],
  ["two bad ones are two warnings", loan('@route("/{a}/{b}/{a}") command c { }'), ["DSL1215 4:1", "DSL1215 4:1"]],
  ["a Guid factory has no id", loan('@route("/loans/{id}") create a() { }'), ["DSL1215 4:1"]],
  ["a parameter of a factory", loan('@route("/loans/{title}") create a(title: String) { }'), []],
  [
    "an explicit identity parameter",
    lending('entity L identified by LId as natural(String) { @route("/l/{id}") create a(id: LId) { } }'),
    [],
  ],
  ["a malformed route has no tokens", loan('@route("/x/{a b}/{") command a { }'), []],
  ["doubled braces are no token", loan('@route("/x/{{a}}") command a { }'), []],
  [
    "constraints and stars are not part of the name",
    loan('@route("/{id:guid}/{*rest}/{n?}") command a(rest: String, n: Int) { }'),
    [],
  ],
])("unboundRouteToken: %s", (_name, source, want) => {
  expect(found(unboundRouteToken, source)).toEqual(want);
});

test("only a command is offered the identity", () => {
  const hints = (source: string) => diagnosticsOf(source).map(({ hint }) => hint);
  expect(hints(loan('@route("/loans/{code}") command a { }'))).toEqual([
    "Add a parameter `code`, or write `{id}` for the aggregate identity.",
  ]);
  expect(hints(loan('@route("/loans/{id}") create a() { }'))).toEqual(["Add a parameter `id`, or take the token out."]);
});

test("it is a warning, and the model is understood", () => {
  const [context] = modelOf(loan('@route("/loans/{nope}") command a { }')).contexts;
  expect(context?.operations[0]?.tokens).toEqual([{ name: "nope", parameter: undefined }]);
});
