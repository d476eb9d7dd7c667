import type { AddStatement, AssignStatement, RemoveStatement } from "../statement-ast.ts";
import { expect, expectMemberName, expectName, expectTypeName, reportMismatch } from "./expect.ts";
import { parseExpression, parseNamedArguments } from "./parse-expression.ts";
import type { Head } from "./parse-head.ts";
import { accept, advance, type Parser, spanFrom } from "./parser.ts";

/** change = SNAME ( "->" expr | "+=" TNAME "." SNAME [ namedArguments ] | "-=" expr ) */
export function parseChange(parser: Parser, { start }: Head): AssignStatement | AddStatement | RemoveStatement {
  const field = expectName(parser);
  if (accept(parser, "+=")) {
    const child = expectTypeName(parser);
    expect(parser, ".");
    const factory = expectMemberName(parser);
    const given = parser.kind === "(" ? parseNamedArguments(parser) : [];
    return { kind: "add", field, child, factory, arguments: given, span: spanFrom(parser, start) };
  }
  if (accept(parser, "-=")) {
    const value = parseExpression(parser);
    return { kind: "remove", field, value, span: spanFrom(parser, start) };
  }
  if (parser.kind !== "->") reportMismatch(parser, "`->`");
  advance(parser);
  const value = parseExpression(parser);
  return { kind: "assign", field, value, span: spanFrom(parser, start) };
}
