import type * as ast from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { Expression } from "../expression-ast.ts";
import type {
  AddStatement,
  AssignStatement,
  CallChildStatement,
  IdentityStrategy,
  RemovalStatement,
  RemoveStatement,
  ResultStatement,
  UniqueDecl,
} from "../modifier-ast.ts";
import { type Block, isAtChange, isAtMember, parseBlock } from "./block.ts";
import {
  beginsNext,
  expect,
  expectDeclaredName,
  expectMemberName,
  expectName,
  expectTypeName,
  mismatch,
  reportMismatch,
  takeDeclaredName,
} from "./expect.ts";
import { takeString } from "./literals.ts";
import { parseCondition, parseExpression, parseNamedArguments } from "./parse-expression.ts";
import { type Head, parseDeclared, parseDoc, parseRenamed } from "./parse-head.ts";
import { parseInputs } from "./parse-inputs.ts";
import { parseNames, parseTypeRef } from "./parse-type.ts";
import { accept, advance, type Parser, peek, spanFrom, startOf } from "./parser.ts";
import { refuseIdempotent } from "./refuse-idempotent.ts";
import { isName } from "./tokens.ts";

/** member = annotations SNAME ":" typeRef [ "unique" !next ] [ renamed ] [ "=" expr ] */
function parseMember(parser: Parser, { start, annotations }: Head): ast.MemberDecl {
  const doc = parseDoc(parser, start);
  const name = expectName(parser);
  expect(parser, ":", "`:`", typeFirst(name));
  const type = parseTypeRef(parser);
  const isUnique = !beginsNextItem(parser) && accept(parser, "unique");
  const renamedFrom = parseRenamed(parser);
  const value = accept(parser, "=") ? parseExpression(parser) : undefined;
  const span = spanFrom(parser, start);
  return { kind: "member", doc, annotations, name, type, isUnique, renamedFrom, value, span };
}

/** Returns a hint for a type in the place of the name of a field. */
function typeFirst({ text }: Name): string | undefined {
  return typeWords.test(text) ? "The name stands before its type: `amount: Decimal`." : undefined;
}

const typeWords =
  /^(?:string|int|long|decimal|double|float|bool|boolean|number|datetime|dateonly|timespan|guid|list)$/i;

// `unique: Type` is the next field, and `unique (a, b)` the next item.
function beginsNextItem(parser: Parser): boolean {
  return beginsNext(parser) || peek(parser, 1) === "(";
}

/** The part of a block that is the same wherever there are members. */
export const members = {
  hint: "A field is written `name: Type`.",
  named: { isNext: isAtMember, parse: parseMember },
  takesAnnotations: true,
};

/** invariant = "invariant" expr [ STRING ] */
export function parseInvariant(parser: Parser, { start }: Head): ast.InvariantDecl {
  const doc = parseDoc(parser, start);
  return { kind: "invariant", doc, ...parseRule(parser), span: spanFrom(parser, start) };
}

function parseRule(parser: Parser) {
  advance(parser);
  const condition = parseExpression(parser);
  return { condition, message: takeString(parser) };
}

/** unique = "unique" fieldNames */
function parseUnique(parser: Parser, { start }: Head): UniqueDecl {
  advance(parser);
  return { kind: "unique", names: parseFieldNames(parser), span: spanFrom(parser, start) };
}

/** fieldNames = "(" SNAME { "," SNAME } ")" */
function parseFieldNames(parser: Parser): readonly Name[] {
  expect(parser, "(");
  const names: Name[] = [];
  do names.push(expectName(parser));
  while (accept(parser, ","));
  expect(parser, ")");
  return names;
}

/** entity = annotations "entity" NAME [ renamed ] "identified" "by" NAME [ strategy ] "{" { member | unique | invariant | states | command | factory } "}" */
export function parseEntity(parser: Parser, head: Head): ast.EntityDecl {
  const declared = { ...parseDeclared(parser, head, "identified"), annotations: head.annotations };
  const renamedFrom = parseRenamed(parser);
  expect(parser, "identified", "`identified`", "An entity is written `entity Order identified by OrderId { … }`.");
  expect(parser, "by");
  const identity = expectDeclaredName(parser);
  const strategy = parser.kind === "as" ? parseStrategy(parser) : undefined;
  const items = parseBlock(parser, head.start, entityBlock);
  return { kind: "entity", ...declared, renamedFrom, identity, strategy, items, span: spanFrom(parser, head.start) };
}

/** strategy = "as" ( "guid" [ "given" ] | "sequence" | "natural" "(" TNAME ")" | "composite" fieldNames ) */
function parseStrategy(parser: Parser): IdentityStrategy | undefined {
  const start = startOf(parser);
  advance(parser);
  if (accept(parser, "guid")) {
    const isGiven = accept(parser, "given");
    return { kind: "guid", isGiven, span: spanFrom(parser, start) };
  }
  if (accept(parser, "sequence")) return { kind: "sequence", span: spanFrom(parser, start) };
  if (accept(parser, "composite"))
    return { kind: "composite", parts: parseFieldNames(parser), span: spanFrom(parser, start) };
  if (!accept(parser, "natural"))
    return mismatch(parser, "`guid`, `sequence`, `natural(Type)` or `composite(field, …)`");
  expect(parser, "(");
  const backing = expectTypeName(parser);
  expect(parser, ")");
  return { kind: "natural", backing, span: spanFrom(parser, start) };
}

/** states = "states" SNAME "{" { stateRule } "}" */
function parseStates(parser: Parser, { start }: Head): ast.StatesDecl {
  advance(parser);
  const name = expectName(parser);
  const rules = parseBlock(parser, start, statesBlock);
  return { kind: "states", name, rules, span: spanFrom(parser, start) };
}

/** stateRule = NAME [ "->" names ] [ "when" expr ] */
function parseStateRule(parser: Parser, { start }: Head): ast.StateRule {
  const from = takeDeclaredName(parser);
  const to = accept(parser, "->") ? parseNames(parser) : [];
  const guard = accept(parser, "when") ? parseExpression(parser) : undefined;
  return { kind: "stateRule", from, to, guard, span: spanFrom(parser, start) };
}

/** command = annotations "command" NAME [ inputs ] [ ":" typeRef ] [ "internal" ] "{" { statement | branch | removal | result } "}" */
function parseCommand(parser: Parser, head: Head): ast.CommandDecl {
  const signature = parseBehaviour(parser, head);
  refuseIdempotent(parser);
  const isInternal = parseInternal(parser);
  return { kind: "command", ...signature, isInternal, ...parseStatements(parser, head, commandBlock) };
}

/** factory = annotations "create" NAME [ inputs ] [ ":" typeRef ] [ "idempotent" ] [ "internal" ] "{" { statement | childBranch } "}" */
function parseFactory(parser: Parser, head: Head): ast.FactoryDecl {
  const signature = parseBehaviour(parser, head);
  const isIdempotent = accept(parser, "idempotent");
  const isInternal = parseInternal(parser);
  return { kind: "factory", ...signature, isIdempotent, isInternal, ...parseStatements(parser, head, factoryBlock) };
}

function parseInternal(parser: Parser): boolean {
  const isInternal = accept(parser, "internal");
  if (isInternal) refuseIdempotent(parser);
  return isInternal;
}

function parseBehaviour(parser: Parser, head: Head) {
  const declared = { ...parseDeclared(parser, head), annotations: head.annotations };
  const parameters = parser.kind === "(" ? parseInputs(parser) : [];
  const result = accept(parser, ":") ? parseTypeRef(parser) : undefined;
  return { ...declared, parameters, result };
}

function parseStatements(parser: Parser, { start }: Head, block: Block<ast.Statement>) {
  return { statements: parseBlock(parser, start, block), span: spanFrom(parser, start) };
}

/** requires = "requires" expr [ STRING ] */
function parseRequires(parser: Parser, { start }: Head): ast.RequiresStatement {
  return { kind: "requires", ...parseRule(parser), span: spanFrom(parser, start) };
}

/** emit = "emit" NAME [ namedArguments ] [ "when" cond ] */
function parseEmit(parser: Parser, { start }: Head): ast.EmitStatement {
  return { kind: "emit", ...parseRaised(parser), span: spanFrom(parser, start) };
}

/** publish = "publish" NAME [ namedArguments ] [ "when" cond ] */
function parsePublish(parser: Parser, { start }: Head): ast.PublishStatement {
  return { kind: "publish", ...parseRaised(parser), span: spanFrom(parser, start) };
}

function parseRaised(parser: Parser) {
  advance(parser);
  const event = expectDeclaredName(parser);
  const given = parseNamedArguments(parser);
  const condition = parser.kind === "when" && !beginsNext(parser) ? parseWhen(parser) : undefined;
  return { event, arguments: given, condition };
}

function parseWhen(parser: Parser): Expression {
  advance(parser);
  return parseCondition(parser);
}

/** Reads a `branch` in a command, and a `childBranch` in a factory: they hold different items. */
function branchOf(block: Block<ast.Statement>) {
  return (parser: Parser, { start }: Head): ast.IfStatement => {
    advance(parser);
    const condition = parseCondition(parser);
    const statements = parseBlock(parser, start, block);
    const otherwise = parser.kind === "else" ? parseElse(parser, block) : undefined;
    return { kind: "ifStatement", condition, statements, otherwise, span: spanFrom(parser, start) };
  };
}

function parseElse(parser: Parser, block: Block<ast.Statement>): ast.ElseBlock {
  const start = startOf(parser);
  advance(parser);
  return { kind: "elseBlock", statements: parseBlock(parser, start, block), span: spanFrom(parser, start) };
}

/** removal = "remove" */
function parseRemoval(parser: Parser, { start }: Head): RemovalStatement {
  advance(parser);
  return { kind: "removal", span: spanFrom(parser, start) };
}

/** result = "result" expr */
function parseResult(parser: Parser, { start }: Head): ResultStatement {
  advance(parser);
  const value = parseExpression(parser);
  return { kind: "result", value, span: spanFrom(parser, start) };
}

const entityBlock: Block<ast.EntityItem> = {
  name: "an entity",
  ...members,
  keywords: {
    ...{ unique: parseUnique, invariant: parseInvariant, states: parseStates },
    ...{ command: parseCommand, create: parseFactory },
  },
};

const statesBlock: Block<ast.StateRule> = {
  name: "a states block",
  hint: "A rule is written `From -> To`.",
  keywords: {},
  named: { isNext: ({ kind }) => isName(kind), parse: parseStateRule },
};

/** branch = "if" cond "{" { change | emit | publish | removal } "}" [ "else" "{" { change | emit | publish | removal } "}" ] */
const branchBlock: Block<ast.Statement> = {
  name: "an `if`",
  headHint: 'A rule is written `requires condition "message"`, a change on a condition `if condition { … }`.',
  hint: "An `if` holds changes, `emit`, `publish` and `remove`. A rule stands outside, as `requires rule when condition`; so does `result`.",
  keywords: { emit: parseEmit, publish: parsePublish, remove: parseRemoval },
  named: { isNext: isAtChange, parse: parseChange },
};

/** childBranch = "if" cond "{" { effect } "}" [ "else" "{" { effect } "}" ]. A condition chooses the value of a field. */
const childBranchBlock: Block<ast.Statement> = {
  ...branchBlock,
  keywords: { emit: parseEmit, publish: parsePublish },
  hint: "An `if` in a create factory holds changes of children, `emit` and `publish`. A field is set outside, as `field -> if condition then … else …`.",
  named: { isNext: (parser) => isAtChange(parser) && peek(parser, 1) !== "->", parse: parseChange },
};

/** statement | branch | removal | result */
const commandBlock: Block<ast.Statement> = {
  name: "a command",
  headHint:
    "A command is written `command pay(amount: Decimal): Bool { … }`; its conditions are `requires` in the block.",
  hint: "A command holds `requires`, `field -> value`, `list += value`, `list -= value`, `children += Child.create(…)`, `children[identity].command(…)`, `emit`, `publish`, `if`, `remove` and `result`.",
  keywords: {
    requires: parseRequires,
    emit: parseEmit,
    publish: parsePublish,
    if: branchOf(branchBlock),
    remove: parseRemoval,
    result: parseResult,
  },
  named: { isNext: isAtChange, parse: parseChange },
};

const factoryBlock: Block<ast.Statement> = {
  name: "a create factory",
  headHint:
    "A create factory is written `create place(total: Decimal): OrderRow idempotent { … }`; its conditions are `requires` in the block.",
  hint: "A create factory holds `requires`, `field -> value`, `children += Child.create(…)`, `emit`, `publish` and `if`.",
  keywords: { requires: parseRequires, emit: parseEmit, publish: parsePublish, if: branchOf(childBranchBlock) },
  named: { isNext: isAtChange, parse: parseChange },
};

/** change = SNAME ( ( "->" | "+=" | "-=" ) expr | "[" expr "]" "." SNAME [ namedArguments ] ) */
function parseChange(
  parser: Parser,
  { start }: Head,
): AssignStatement | AddStatement | RemoveStatement | CallChildStatement {
  const field = expectName(parser);
  if (accept(parser, "[")) return parseChildCall(parser, start, field);
  if (accept(parser, "+=")) {
    const value = parseExpression(parser);
    return { kind: "add", field, value, span: spanFrom(parser, start) };
  }
  if (accept(parser, "-=")) {
    const value = parseExpression(parser);
    return { kind: "remove", field, value, span: spanFrom(parser, start) };
  }
  if (parser.kind !== "->") reportMismatch(parser, "`->`", `A change is written \`${field.text} -> value\`.`);
  advance(parser);
  const value = parseExpression(parser);
  return { kind: "assign", field, value, span: spanFrom(parser, start) };
}

function parseChildCall(parser: Parser, start: number, field: Name): CallChildStatement {
  const identity = parseExpression(parser);
  expect(parser, "]");
  expect(parser, ".");
  const command = expectMemberName(parser);
  const given = parseNamedArguments(parser);
  return { kind: "callChild", field, identity, command, arguments: given, span: spanFrom(parser, start) };
}
