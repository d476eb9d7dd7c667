import { expect, test } from "vitest";
import { bindToken } from "../../../generators/model/route/bind-token.ts";
import { scalars, type Type } from "../../../generators/model/type.ts";

const identity: Type = { kind: "identity", context: "Lending", name: "LoanId" };
const value: Type = { kind: "value", context: "Lending", name: "Period" };
const note = { name: "note", type: scalars.String };
const bound = { to: "parameter", name: "note", type: scalars.String, isRouteBindable: true };

test.each([
  [
    "fact 120: id of a command is the identity",
    "id",
    [note],
    { to: "identity", type: identity, isRouteBindable: true },
  ],
  ["fact 121: a parameter, with its type", "note", [note], bound],
  ["fact 122: nothing", "nope", [note], { to: "nothing" }],
  [
    "fact 123: a parameter id beats the identity",
    "id",
    [{ name: "id", type: scalars.Int }],
    { to: "parameter", name: "id", type: scalars.Int, isRouteBindable: true },
  ],
  ["fact 124: in any letter case", "NOTE", [note], bound],
  ["the identity in any letter case", "ID", [], { to: "identity", type: identity, isRouteBindable: true }],
  [
    "a value cannot stand in a route",
    "period",
    [{ name: "period", type: value }],
    { to: "parameter", name: "period", type: value, isRouteBindable: false },
  ],
  [
    "what may be absent can",
    "note",
    [{ name: "note", type: { kind: "optional", of: scalars.String } }],
    { to: "parameter", name: "note", type: { kind: "optional", of: scalars.String }, isRouteBindable: true },
  ],
] satisfies readonly (readonly [string, string, readonly { name: string; type: Type }[], object])[])(
  "%s",
  (_name, token, parameters, want) => {
    expect(bindToken(token, { parameters, identity })).toEqual(want);
  },
);

test("facts 125 and 129: without an identity, id is nothing but a parameter of that name", () => {
  expect(bindToken("id", { parameters: [], identity: undefined })).toEqual({ to: "nothing" });
  const explicit = { name: "id", type: identity };
  expect(bindToken("id", { parameters: [explicit], identity: undefined })).toMatchObject({
    to: "parameter",
    name: "id",
  });
});

test("fact 126: a token of a query is its criterion", () => {
  expect(bindToken("note", { parameters: [note], identity: undefined })).toEqual(bound);
});
