import { expect, test } from "vitest";
import { unboundRouteToken } from "../../../../generators/model/check/api/routes.ts";
import { diagnosticsOf, found, lending, loan, modelOf, type Row } from "../../found.ts";

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
])("%s", (_name, source, want) => {
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
