import type { CallClause } from "../expression-ast.ts";
import { expect, expectMemberName, expectTypeName } from "./expect.ts";
import { parseNamedArguments } from "./parse-expression.ts";
import type { Parser } from "./parser.ts";

/** call = TNAME "." SNAME [ namedArguments ] */
export function parseCall(parser: Parser): CallClause {
  const target = expectTypeName(parser);
  expect(parser, ".");
  const behaviour = expectMemberName(parser);
  return { target, behaviour, arguments: parseNamedArguments(parser) };
}
