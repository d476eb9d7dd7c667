import type * as ast from "../ast.ts";
import type { FeedDecl, ProjectionDecl } from "../ast.ts";
import type { AssignStatement } from "../modifier-ast.ts";
import { type Block, isAtChange, isAtMember, parseBlock } from "./block.ts";
import { expect, expectDeclaredName, expectName, reportMismatch } from "./expect.ts";
import { parseExpression } from "./parse-expression.ts";
import { type Head, parseDoc } from "./parse-head.ts";
import { parseTypeRef } from "./parse-type.ts";
import { parseTenant } from "./parse-type-declaration.ts";
import { accept, advance, type Parser, spanFrom, startOf } from "./parser.ts";

/** fed = "keyed" "by" parameter [ tenant ] "{" { input | feed } "}", behind "keyed" */
export function parseFed(parser: Parser, head: Head, declared: Pick<ProjectionDecl, "doc" | "name">): ProjectionDecl {
  expect(parser, "by");
  const key = parseKey(parser);
  const tenant = parseTenant(parser);
  const items = parseBlock(parser, head.start, fedBlock);
  return { kind: "projection", ...declared, key, tenant, items, span: spanFrom(parser, head.start) };
}

const unmarked = { kind: "member", annotations: [], isUnique: false, renamedFrom: undefined } as const;

/** parameter = SNAME ":" typeRef */
function parseKey(parser: Parser): ast.MemberDecl {
  const start = startOf(parser);
  const name = expectName(parser);
  expect(parser, ":", "`:`", "A key has a name and a type: `keyed by order: OrderId`.");
  const type = parseTypeRef(parser);
  return { ...unmarked, doc: undefined, name, type, value: undefined, span: spanFrom(parser, start) };
}

/** input = SNAME ":" typeRef [ "=" expr ] */
function parseStored(parser: Parser, { start }: Head): ast.MemberDecl {
  const doc = parseDoc(parser, start);
  const name = expectName(parser);
  expect(parser, ":");
  const type = parseTypeRef(parser);
  const value = accept(parser, "=") ? parseExpression(parser) : undefined;
  return { ...unmarked, doc, name, type, value, span: spanFrom(parser, start) };
}

/** feed = "on" NAME [ "by" SNAME ] ( "remove" | [ "if" "exists" ] "{" { assign } "}" ) */
function parseFeed(parser: Parser, { start }: Head): FeedDecl {
  advance(parser);
  const event = expectDeclaredName(parser);
  const by = accept(parser, "by") ? expectName(parser) : undefined;
  const told = { kind: "feed", event, by } as const;
  if (accept(parser, "remove")) return { ...told, effect: "remove", statements: [], span: spanFrom(parser, start) };
  const effect = accept(parser, "if") ? "change" : "make";
  if (effect === "change") expect(parser, "exists");
  return { ...told, effect, statements: parseBlock(parser, start, feedBlock), span: spanFrom(parser, start) };
}

/** assign = SNAME "->" expr */
function parseAssign(parser: Parser, { start }: Head): AssignStatement {
  const field = expectName(parser);
  if (parser.kind !== "->")
    reportMismatch(parser, "`->`", `A field gets a value: \`${field.text} -> ${field.text} + 1\`.`);
  advance(parser);
  const value = parseExpression(parser);
  return { kind: "assign", field, value, span: spanFrom(parser, start) };
}

const fedBlock: Block<ast.MemberDecl | FeedDecl> = {
  name: "a read model with a key",
  hint: "It holds fields, `name: Type = value`, and what events do: `on Event { field -> value }`, or `on Event remove`.",
  keywords: { on: parseFeed },
  named: { isNext: isAtMember, parse: parseStored },
};

const feedBlock: Block<AssignStatement> = {
  name: "what an event does",
  hint: "An event sets fields, `field -> value`. To remove the row, write `on Event remove`.",
  keywords: {},
  named: { isNext: isAtChange, parse: parseAssign },
};
