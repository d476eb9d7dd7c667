import type {
  CommandDecl,
  EntityDecl,
  EntityItem,
  FactoryDecl,
  IdentityStrategy,
  InvariantDecl,
  MemberDecl,
  StateRule,
  StatesDecl,
} from "../ast.ts";
import { type Block, isAtMember, isAtName, type Production, parseBlock } from "./block.ts";
import { expect, expectDeclaredName, expectName, expectTypeName, mismatch } from "./expect.ts";
import { takeString } from "./literals.ts";
import { parseExpression } from "./parse-expression.ts";
import { type Head, parseDoc, refuseAnnotations } from "./parse-head.ts";
import { commandBlock, factoryBlock } from "./parse-statement.ts";
import { parseNames, parseParameters, parseTypeRef } from "./parse-type.ts";
import { accept, advance, type Parser, spanFrom, startOf } from "./parser.ts";

/** member = annotations SNAME ":" typeRef [ "=" expr ] */
function parseMember(parser: Parser, { start, annotations }: Head): MemberDecl {
  const doc = parseDoc(parser, start);
  const name = expectName(parser);
  expect(parser, ":");
  const type = parseTypeRef(parser);
  const value = accept(parser, "=") ? parseExpression(parser) : undefined;
  return { kind: "member", doc, annotations, name, type, value, span: spanFrom(parser, start) };
}

/** The member as an item of a block. */
export const namedMember = { isNext: isAtMember, parse: parseMember };

/** invariant = "invariant" expr [ STRING ] */
export function parseInvariant(parser: Parser, head: Head): InvariantDecl {
  const doc = parseDoc(parser, head.start);
  refuseAnnotations(parser, head);
  advance(parser);
  const condition = parseExpression(parser);
  const message = takeString(parser);
  return { kind: "invariant", doc, condition, message, span: spanFrom(parser, head.start) };
}

/** entity = annotations "entity" NAME "identified" "by" NAME [ strategy ] "{" { member | invariant | states | command | factory } "}" */
export function parseEntity(parser: Parser, { start, annotations }: Head): EntityDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  const name = expectDeclaredName(parser, "identified");
  expect(parser, "identified");
  expect(parser, "by");
  const identity = expectDeclaredName(parser);
  const strategy = parser.kind === "as" ? parseStrategy(parser) : undefined;
  const items = parseBlock(parser, start, entityBlock);
  return { kind: "entity", doc, annotations, name, identity, strategy, items, span: spanFrom(parser, start) };
}

/** strategy = "as" ( "guid" | "sequence" | "natural" "(" TNAME ")" ) */
function parseStrategy(parser: Parser): IdentityStrategy | undefined {
  const start = startOf(parser);
  advance(parser);
  if (accept(parser, "guid")) return { kind: "guid", span: spanFrom(parser, start) };
  if (accept(parser, "sequence")) return { kind: "sequence", span: spanFrom(parser, start) };
  if (!accept(parser, "natural")) {
    mismatch(parser, "`guid`, `sequence` or `natural(Type)`");
    return undefined;
  }
  expect(parser, "(");
  const backing = expectTypeName(parser);
  expect(parser, ")");
  return { kind: "natural", backing, span: spanFrom(parser, start) };
}

/** states = "states" SNAME "{" { stateRule } "}" */
function parseStates(parser: Parser, head: Head): StatesDecl {
  refuseAnnotations(parser, head);
  advance(parser);
  const name = expectName(parser);
  const rules = parseBlock(parser, head.start, statesBlock);
  return { kind: "states", name, rules, span: spanFrom(parser, head.start) };
}

/** stateRule = NAME [ "->" names ] [ "when" expr ] */
function parseStateRule(parser: Parser, { start }: Head): StateRule {
  const from = expectDeclaredName(parser);
  const to = accept(parser, "->") ? parseNames(parser) : [];
  const guard = accept(parser, "when") ? parseExpression(parser) : undefined;
  return { kind: "stateRule", from, to, guard, span: spanFrom(parser, start) };
}

/** command = annotations "command" NAME [ parameters ] [ ":" typeRef ] "{" { statement } "}" */
function parseCommand(parser: Parser, { start, annotations }: Head): CommandDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  const name = expectDeclaredName(parser);
  const parameters = parser.kind === "(" ? parseParameters(parser) : [];
  const result = accept(parser, ":") ? parseTypeRef(parser) : undefined;
  const statements = parseBlock(parser, start, commandBlock);
  return { kind: "command", doc, annotations, name, parameters, result, statements, span: spanFrom(parser, start) };
}

/** factory = annotations "create" NAME [ parameters ] "{" { requires | assign | emit } "}" */
function parseFactory(parser: Parser, { start, annotations }: Head): FactoryDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  const name = expectDeclaredName(parser);
  const parameters = parser.kind === "(" ? parseParameters(parser) : [];
  const statements = parseBlock(parser, start, factoryBlock);
  return { kind: "factory", doc, annotations, name, parameters, statements, span: spanFrom(parser, start) };
}

const statesBlock: Block<StateRule> = {
  name: "a states block",
  hint: "A rule is written `From -> To`.",
  keywords: new Map(),
  named: { isNext: isAtName, parse: parseStateRule },
  takesAnnotations: false,
};

const entityBlock: Block<EntityItem> = {
  name: "an entity",
  hint: "A field is written `name: Type`.",
  keywords: new Map<string, Production<EntityItem>>([
    ["invariant", parseInvariant],
    ["states", parseStates],
    ["command", parseCommand],
    ["create", parseFactory],
  ]),
  named: namedMember,
  takesAnnotations: true,
};
