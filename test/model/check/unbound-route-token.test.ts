import { expect, test } from "vitest";
import { unboundRouteToken } from "../../../generators/model/check/unbound-route-token.ts";
import { diagnosticsOf, found, lending, loan, modelOf, type Row } from "../found.ts";

test.each<Row>([
  ["fact 75: a token that names nothing", loan("@put", '@route("/loans/{nope}")', "command a { }"), ["DSL1215 5:1"]],
  ["fact 76: the identity of a command, in any letter case", loan('@route("/loans/{id}/{ID}") command a { }'), []],
  [
    "fact 77: a parameter of a command, in any letter case",
    loan('@route("/loans/{Note}") command a(note: String) { }'),
    [],
  ],
  [
    "fact 78: no criterion of a query, not even id",
    lending('@route("/loans/{id}/{state}") query Q(state: String): R'),
    ["DSL1215 2:1"],
  ],
  ["fact 79: one good, one bad", loan('@route("/loans/{id}/{bad}") command a { }'), ["DSL1215 4:1"]],
  ["two bad ones are two warnings", loan('@route("/{a}/{b}/{a}") command c { }'), ["DSL1215 4:1", "DSL1215 4:1"]],
  ["facts 80 and 81: a Guid factory has no id", loan('@route("/loans/{id}") create a() { }'), ["DSL1215 4:1"]],
  ["fact 82: a parameter of a factory", loan('@route("/loans/{title}") create a(title: String) { }'), []],
  [
    "fact 83: an explicit identity parameter",
    lending('entity L identified by LId as natural(String) { @route("/l/{id}") create a(id: LId) { } }'),
    [],
  ],
  ["fact 44: a malformed route has no tokens", loan('@route("/x/{a b}/{") command a { }'), []],
  ["doubled braces are no token", loan('@route("/x/{{a}}") command a { }'), []],
  [
    "constraints and stars are not part of the name",
    loan('@route("/{id:guid}/{*rest}/{n?}") command a(rest: String, n: Int) { }'),
    [],
  ],
])("%s", (_name, source, want) => {
  expect(found(unboundRouteToken, source)).toEqual(want);
});

test("fact 81: only a command is offered the identity", () => {
  const hints = (source: string) => diagnosticsOf(source).map(({ hint }) => hint);
  expect(hints(loan('@route("/loans/{code}") command a { }'))).toEqual([
    "Add a parameter `code`, or write `{id}` for the aggregate identity.",
  ]);
  expect(hints(loan('@route("/loans/{id}") create a() { }'))).toEqual(["Add a parameter `id`, or take the token out."]);
});

test("fact 84: it is a warning, and the model is understood", () => {
  const [context] = modelOf(loan('@route("/loans/{nope}") command a { }')).contexts;
  expect(context?.operations[0]?.tokens).toEqual([{ name: "nope", parameter: undefined }]);
});
