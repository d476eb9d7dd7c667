import { expect, test } from "vitest";
import { bindToken } from "../../../generators/model/operation/bind-parameters.ts";

const identity = { name: "id", isIdentity: true };
const note = { name: "note", isIdentity: false };
const id = { name: "id", isIdentity: false };

test.each([
  ["id of a command is the identity", "id", [identity, note], identity],
  ["a parameter", "note", [identity, note], note],
  ["nothing", "nope", [identity, note], undefined],
  ["a parameter id beats the identity", "id", [identity, id], id],
  ["in any letter case", "NOTE", [identity, note], note],
  ["the identity in any letter case", "ID", [identity], identity],
  ["without an identity, id is nothing", "id", [note], undefined],
  ["without an identity, id is a parameter of that name", "id", [id], id],
  ["a token of a query is its criterion", "note", [note], note],
] satisfies readonly (readonly [string, string, readonly (typeof note)[], typeof note | undefined])[])(
  "%s",
  (_name, token, parameters, want) => {
    expect(bindToken(token, parameters)).toBe(want);
  },
);
