import type { CallClause } from "../expression-ast.ts";
import type { Cause } from "../reaction-ast.ts";
import { expect, expectDeclaredName, expectMemberName, expectTypeName } from "./expect.ts";
import { parseNamedArguments } from "./parse-expression.ts";
import { accept, type Parser } from "./parser.ts";
import type { Kind } from "./tokens.ts";

/** call = TNAME "." SNAME [ namedArguments ] */
export function parseCall(parser: Parser): CallClause {
  const target = expectTypeName(parser);
  expect(parser, ".");
  const behaviour = expectMemberName(parser);
  return { target, behaviour, arguments: parseNamedArguments(parser) };
}

/** cause = NAME [ "." TNAME ] */
export function parseCause(parser: Parser, follower?: Kind): Cause {
  const name = expectDeclaredName(parser, follower);
  return accept(parser, ".") ? { home: name, event: expectTypeName(parser) } : { home: undefined, event: name };
}
