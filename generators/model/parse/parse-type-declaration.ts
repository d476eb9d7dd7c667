import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type * as ast from "../ast.ts";
import type { Missing, Name, Node } from "../ast-node.ts";
import type { CallerClause } from "../modifier-ast.ts";
import { type Block, parseBlock } from "./block.ts";
import { expect, expectDeclaredName, expectTypeName, mismatch, takeDeclaredName } from "./expect.ts";
import { takeString } from "./literals.ts";
import { members, parseEntity, parseInvariant } from "./parse-entity.ts";
import { parseExpression } from "./parse-expression.ts";
import { type Head, parseDeclared, parseDoc, parseRenamed } from "./parse-head.ts";
import { parseArguments, parseNames, parseOptionalParameters, parseSignature } from "./parse-type.ts";
import { accept, advance, complain, nested, type Parser, spanFrom, spanOfNext, startOf } from "./parser.ts";
import { isName } from "./tokens.ts";

/** value = annotations "value" NAME [ renamed ] "{" { member | invariant } "}" */
function parseValue(parser: Parser, head: Head): ast.ValueDecl {
  return { kind: "value", ...parseRenamable(parser, head, valueBlock) };
}

/** quantity = annotations "quantity" NAME [ renamed ] "{" { member | invariant } "}" */
function parseQuantity(parser: Parser, head: Head): ast.QuantityDecl {
  return { kind: "quantity", ...parseRenamable(parser, head, quantityBlock) };
}

function parseRenamable<T>(parser: Parser, head: Head, block: Block<T>) {
  const declared = { ...parseDeclared(parser, head), annotations: head.annotations };
  const renamedFrom = parseRenamed(parser);
  const items = parseBlock(parser, head.start, block);
  return { ...declared, renamedFrom, items, span: spanFrom(parser, head.start) };
}

/** event = annotations "event" NAME "{" { member } "}" */
function parseEvent(parser: Parser, head: Head): ast.EventDecl {
  const declared = { ...parseDeclared(parser, head), annotations: head.annotations };
  const items = parseBlock(parser, head.start, eventBlock);
  return { kind: "event", ...declared, items, span: spanFrom(parser, head.start) };
}

/** integrationEvent = annotations "integration" "event" NAME "{" { member } "}" */
function parseIntegrationEvent(parser: Parser, { start, annotations }: Head): ast.IntegrationEventDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  expect(parser, "event");
  const name = expectDeclaredName(parser);
  const items = parseBlock(parser, start, integrationEventBlock);
  return { kind: "integrationEvent", doc, annotations, name, items, span: spanFrom(parser, start) };
}

/** enum = annotations "enum" NAME [ renamed ] [ parameters ] "{" { enumMember } "}" */
function parseEnum(parser: Parser, head: Head): ast.EnumDecl {
  const { annotations, start } = head;
  const declared = { ...parseDeclared(parser, head), annotations };
  const renamedFrom = parseRenamed(parser);
  const parameters = parseOptionalParameters(parser);
  const members = parseBlock(parser, start, enumBlock);
  return { kind: "enum", ...declared, renamedFrom, parameters, members, span: spanFrom(parser, start) };
}

/** enumMember = NAME [ "(" [ expr { "," expr } ] ")" ] [ renamed ] [ "," ] */
function parseEnumMember(parser: Parser, { start }: Head): ast.EnumMemberDecl {
  const name = takeDeclaredName(parser);
  const given = parser.kind === "(" ? parseArguments(parser, parseExpression) : [];
  const renamedFrom = parseRenamed(parser);
  const span = spanFrom(parser, start);
  accept(parser, ",");
  return { kind: "enumMember", name, arguments: given, renamedFrom, span };
}

/** union = annotations "union" NAME "{" { unionCase } "}" */
function parseUnion(parser: Parser, head: Head): ast.UnionDecl {
  const declared = { ...parseDeclared(parser, head), annotations: head.annotations };
  const cases = parseBlock(parser, head.start, unionBlock);
  return { kind: "union", ...declared, cases, span: spanFrom(parser, head.start) };
}

/** unionCase = NAME [ parameters ] [ "," ] */
function parseUnionCase(parser: Parser, { start, annotations }: Head): ast.UnionCaseDecl {
  const doc = parseDoc(parser, start);
  const name = takeDeclaredName(parser);
  const items = parseOptionalParameters(parser).map((field): ast.MemberDecl => {
    const unmarked = { doc: undefined, annotations: [], isUnique: false, renamedFrom: undefined };
    return { ...field, ...unmarked, kind: "member" };
  });
  const span = spanFrom(parser, start);
  accept(parser, ",");
  return { kind: "unionCase", doc, annotations, name, items, span };
}

/** aggregate = annotations "aggregate" NAME [ renamed ] "root" NAME [ "versioned" ] [ tenant ] [ owner ] [ deletion ] "{" { item } "}" */
function parseAggregate(parser: Parser, head: Head): ast.AggregateDecl {
  const declared = { ...parseDeclared(parser, head, "root"), annotations: head.annotations };
  const renamedFrom = parseRenamed(parser);
  expect(parser, "root", "`root`", "An aggregate names its root: `aggregate Orders root Order versioned { … }`.");
  const root = expectDeclaredName(parser);
  const isVersioned = accept(parser, "versioned");
  const tenant = parseTenant(parser);
  const owner = parser.kind === "owned" ? parseOwner(parser) : undefined;
  const isSoftDeleted = accept(parser, "soft");
  if (isSoftDeleted) expect(parser, "deleted");
  const items = nested(parser, () => parseBlock(parser, head.start, aggregateBlock));
  return {
    kind: "aggregate",
    ...declared,
    renamedFrom,
    root,
    isVersioned,
    tenant,
    owner,
    isSoftDeleted,
    items,
    span: spanFrom(parser, head.start),
  };
}

/** tenant = "per" "tenant" [ STRING ]. Returns undefined if there is none. */
export function parseTenant(parser: Parser): CallerClause | undefined {
  const start = startOf(parser);
  if (!accept(parser, "per")) return undefined;
  expect(parser, "tenant");
  const claim = takeString(parser);
  return { kind: "tenant", claim, policy: undefined, span: spanFrom(parser, start) };
}

/** owner = "owned" "by" "caller" [ STRING ] [ "unless" STRING ] */
function parseOwner(parser: Parser): CallerClause {
  const start = startOf(parser);
  advance(parser);
  expect(parser, "by");
  expect(parser, "caller");
  const claim = takeString(parser);
  const policy = accept(parser, "unless") ? (takeString(parser) ?? mismatch(parser, "a text in quotes")) : undefined;
  return { kind: "owner", claim, policy, span: spanFrom(parser, start) };
}

/** spec = "spec" NAME "on" TNAME "=" expr */
export function parseSpec(parser: Parser, head: Head): ast.SpecDecl {
  const declared = parseDeclared(parser, head, "on");
  expect(parser, "on");
  const target = expectTypeName(parser);
  expect(parser, "=");
  const condition = parseExpression(parser);
  return { kind: "spec", ...declared, target, condition, span: spanFrom(parser, head.start) };
}

/** repository = "repository" "{" { operations | finder } "}" */
function parseRepository(parser: Parser, { start }: Head): ast.RepositoryDecl {
  advance(parser);
  const items = parseBlock(parser, start, repositoryBlock);
  const [clause, ...others] = items.filter((item) => item.kind === "operations");
  const finders = items.filter((item) => item.kind !== "operations");
  for (const { span } of others) complain(parser, catalogue.secondOperations, {}, { span });
  return { kind: "repository", operations: clause?.names, finders, span: spanFrom(parser, start) };
}

/** The names behind `operations:`; its span is that of the keyword. */
interface OperationsClause extends Node {
  readonly kind: "operations";
  readonly names: readonly Name[];
}

/** operations = "operations" ":" names */
function parseOperations(parser: Parser): OperationsClause {
  const span = spanOfNext(parser);
  advance(parser);
  expect(parser, ":");
  return { kind: "operations", names: parseNames(parser), span };
}

/** finder = "find" NAME parameters ":" typeRef */
function parseFinder(parser: Parser, { start }: Head): ast.FinderDecl {
  advance(parser);
  const name = expectDeclaredName(parser);
  return { kind: "finder", name, ...parseSignature(parser), span: spanFrom(parser, start) };
}

const membersAndInvariants = { ...members, keywords: { invariant: parseInvariant } };

const valueBlock: Block<ast.MemberDecl | ast.InvariantDecl> = {
  name: "a value",
  headHint: "A value is written `value Money { amount: Decimal }`.",
  ...membersAndInvariants,
};
const quantityBlock: Block<ast.MemberDecl | ast.InvariantDecl> = { name: "a quantity", ...membersAndInvariants };
const eventBlock: Block<ast.MemberDecl> = {
  name: "an event",
  headHint: "An event is written `event OrderPaid { order: OrderId }`.",
  ...members,
  keywords: {},
};
const integrationEventBlock: Block<ast.MemberDecl> = { ...eventBlock, name: "an integration event" };

const enumBlock: Block<ast.EnumMemberDecl> = {
  name: "an enum",
  hint: "An enum holds the names of its members, such as `Open, Paid`, without texts and numbers.",
  headHint: "An enum is written `enum State { Open, Paid }`.",
  keywords: {},
  named: { isNext: ({ kind }) => isName(kind), parse: parseEnumMember },
};

const unionBlock: Block<ast.UnionCaseDecl> = {
  name: "a union",
  hint: "A union holds its cases, such as `Transfer(iban: String)`.",
  headHint: "A union is written `union Payment { Card(number: String), Cash }`.",
  keywords: {},
  named: { isNext: ({ kind }) => isName(kind), parse: parseUnionCase },
};

/** typeDecl = value | quantity | event | integrationEvent | enum | union | entity | aggregate */
export const typeDeclarations = {
  value: parseValue,
  quantity: parseQuantity,
  event: parseEvent,
  integration: parseIntegrationEvent,
  enum: parseEnum,
  union: parseUnion,
  entity: parseEntity,
  aggregate: parseAggregate,
};

const aggregateBlock: Block<Exclude<ast.AggregateDecl["items"][number], Missing>> = {
  name: "an aggregate",
  hint: "An aggregate holds types, specifications and a repository; fields and commands belong to its entities.",
  keywords: { ...typeDeclarations, spec: parseSpec, repository: parseRepository },
  takesAnnotations: true,
};

const repositoryBlock: Block<OperationsClause | ast.FinderDecl> = {
  name: "a repository",
  hint: "A repository holds one `operations:` clause and `find` declarations.",
  keywords: { operations: parseOperations, find: parseFinder },
};
