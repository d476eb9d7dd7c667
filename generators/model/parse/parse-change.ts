import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { AddStatement, AssignStatement, RemoveStatement } from "../ast.ts";
import { expect, expectMemberName, expectName, expectTypeName, reportMismatch } from "./expect.ts";
import { parseExpression, parseNamedArguments, skipArguments } from "./parse-expression.ts";
import type { Head } from "./parse-head.ts";
import { accept, advance, complain, type Parser, spanFrom } from "./parser.ts";

/** change = SNAME ( "->" expr | "+=" TNAME "." SNAME [ namedArguments ] | "-=" expr ) */
export function parseChange(parser: Parser, { start }: Head): AssignStatement | AddStatement | RemoveStatement {
  const field = expectName(parser);
  if (accept(parser, "+=")) {
    const child = expectTypeName(parser);
    return child.text === "" || parser.kind === "."
      ? parseCreation(parser, start, { field, child })
      : refuseItem(parser, start, { field, child });
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

type Addition = Pick<AddStatement, "field" | "child">;

function parseCreation(parser: Parser, start: number, addition: Addition): AddStatement {
  expect(parser, ".");
  const factory = expectMemberName(parser);
  const given = parseNamedArguments(parser);
  return { kind: "add", ...addition, factory, arguments: given, span: spanFrom(parser, start) };
}

function refuseItem(parser: Parser, start: number, { field, child }: Addition): AddStatement {
  const type = pascalCaseOf(child.text);
  const hint = `A child is added as \`${field.text} += ${type}.create(…)\`. Anything else is set: \`${field.text} -> …\`.`;
  complain(parser, catalogue.addedWithoutFactory, { item: child.text }, { span: child, hint });
  if (parser.kind === "(") skipArguments(parser);
  const factory = { ...child, text: "", start: child.end };
  return { kind: "add", field, child, factory, arguments: [], span: spanFrom(parser, start) };
}
