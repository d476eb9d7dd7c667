import { catalogue } from "../../diagnostics/catalogue.ts";
import type {
  AggregateDecl,
  EnumDecl,
  EnumMemberDecl,
  EventDecl,
  FinderDecl,
  InvariantDecl,
  MemberDecl,
  QuantityDecl,
  RepositoryDecl,
  SpecDecl,
  TypeDecl,
  ValueDecl,
} from "../ast.ts";
import type { Missing, Name, Node } from "../ast-node.ts";
import { type Block, isAtName, type Production, parseBlock } from "./block.ts";
import { expect, expectDeclaredName, expectTypeName } from "./expect.ts";
import { namedMember, parseEntity, parseInvariant } from "./parse-entity.ts";
import { parseArguments, parseExpression } from "./parse-expression.ts";
import { type Head, parseDoc, refuseAnnotations } from "./parse-head.ts";
import { parseNames, parseParameters, parseTypeRef } from "./parse-type.ts";
import { accept, advance, complain, type Parser, spanFrom, spanOfNext } from "./parser.ts";

/** value = annotations "value" NAME "{" { member | invariant } "}" */
function parseValue(parser: Parser, { start, annotations }: Head): ValueDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  const name = expectDeclaredName(parser);
  const items = parseBlock(parser, start, valueBlock);
  return { kind: "value", doc, annotations, name, items, span: spanFrom(parser, start) };
}

/** quantity = annotations "quantity" NAME "{" { member | invariant } "}" */
function parseQuantity(parser: Parser, { start, annotations }: Head): QuantityDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  const name = expectDeclaredName(parser);
  const items = parseBlock(parser, start, quantityBlock);
  return { kind: "quantity", doc, annotations, name, items, span: spanFrom(parser, start) };
}

/** event = annotations "event" NAME "{" { member } "}" */
function parseEvent(parser: Parser, { start, annotations }: Head): EventDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  const name = expectDeclaredName(parser);
  const items = parseBlock(parser, start, eventBlock);
  return { kind: "event", doc, annotations, name, items, span: spanFrom(parser, start) };
}

/** enum = annotations "enum" NAME [ parameters ] "{" { enumMember } "}" */
function parseEnum(parser: Parser, { start, annotations }: Head): EnumDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  const name = expectDeclaredName(parser);
  const parameters = parser.kind === "(" ? parseParameters(parser) : [];
  const members = parseBlock(parser, start, enumBlock);
  return { kind: "enum", doc, annotations, name, parameters, members, span: spanFrom(parser, start) };
}

/** enumMember = NAME [ "(" [ expr { "," expr } ] ")" ] [ "," ] */
function parseEnumMember(parser: Parser, { start }: Head): EnumMemberDecl {
  const name = expectDeclaredName(parser);
  const given = parser.kind === "(" ? parseArguments(parser, parseExpression) : [];
  const span = spanFrom(parser, start);
  accept(parser, ",");
  return { kind: "enumMember", name, arguments: given, span };
}

/** aggregate = annotations "aggregate" NAME "root" NAME [ "versioned" ] "{" { typeDecl | spec | repository } "}" */
function parseAggregate(parser: Parser, { start, annotations }: Head): AggregateDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  const name = expectDeclaredName(parser, "root");
  expect(parser, "root");
  const root = expectDeclaredName(parser);
  const isVersioned = accept(parser, "versioned");
  const items = parseBlock(parser, start, aggregateBlock);
  return { kind: "aggregate", doc, annotations, name, root, isVersioned, items, span: spanFrom(parser, start) };
}

/** spec = "spec" NAME "on" TNAME "=" expr */
export function parseSpec(parser: Parser, head: Head): SpecDecl {
  const doc = parseDoc(parser, head.start);
  refuseAnnotations(parser, head);
  advance(parser);
  const name = expectDeclaredName(parser, "on");
  expect(parser, "on");
  const target = expectTypeName(parser);
  expect(parser, "=");
  const condition = parseExpression(parser);
  return { kind: "spec", doc, name, target, condition, span: spanFrom(parser, head.start) };
}

/** repository = "repository" "{" { operations | finder } "}" */
function parseRepository(parser: Parser, head: Head): RepositoryDecl {
  refuseAnnotations(parser, head);
  advance(parser);
  const items = parseBlock(parser, head.start, repositoryBlock);
  const [clause, ...others] = items.filter((item) => item.kind === "operations");
  const finders = items.filter((item) => item.kind !== "operations");
  for (const { span } of others) complain(parser, catalogue.secondOperations, {}, { span });
  return { kind: "repository", operations: clause?.names, finders, span: spanFrom(parser, head.start) };
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
  const names = parseNames(parser);
  return { kind: "operations", names, span };
}

/** finder = "find" NAME parameters ":" typeRef */
function parseFinder(parser: Parser, { start }: Head): FinderDecl {
  advance(parser);
  const name = expectDeclaredName(parser);
  const parameters = parseParameters(parser);
  expect(parser, ":");
  const result = parseTypeRef(parser);
  return { kind: "finder", name, parameters, result, span: spanFrom(parser, start) };
}

const fields = { hint: "A field is written `name: Type`.", named: namedMember, takesAnnotations: true };
const invariants: Block<MemberDecl | InvariantDecl>["keywords"] = new Map([["invariant", parseInvariant]]);

const valueBlock: Block<MemberDecl | InvariantDecl> = { name: "a value", keywords: invariants, ...fields };
const quantityBlock: Block<MemberDecl | InvariantDecl> = { name: "a quantity", keywords: invariants, ...fields };
const eventBlock: Block<MemberDecl> = { name: "an event", keywords: new Map(), ...fields };

const enumBlock: Block<EnumMemberDecl> = {
  name: "an enum",
  hint: "An enum holds the names of its members.",
  keywords: new Map(),
  named: { isNext: isAtName, parse: parseEnumMember },
  takesAnnotations: false,
};

/** typeDecl = value | quantity | event | enum | entity | aggregate */
export const typeDeclarations: readonly (readonly [string, Production<TypeDecl>])[] = [
  ["value", parseValue],
  ["quantity", parseQuantity],
  ["event", parseEvent],
  ["enum", parseEnum],
  ["entity", parseEntity],
  ["aggregate", parseAggregate],
];

const aggregateBlock: Block<Exclude<AggregateDecl["items"][number], Missing>> = {
  name: "an aggregate",
  hint: "An aggregate holds types, specifications and a repository; fields and commands belong to its entities.",
  keywords: new Map<string, Production<TypeDecl | SpecDecl | RepositoryDecl>>([
    ...typeDeclarations,
    ["spec", parseSpec],
    ["repository", parseRepository],
  ]),
  takesAnnotations: true,
};

const repositoryBlock: Block<OperationsClause | FinderDecl> = {
  name: "a repository",
  hint: "A repository holds one `operations:` clause and `find` declarations.",
  keywords: new Map<string, Production<OperationsClause | FinderDecl>>([
    ["operations", parseOperations],
    ["find", parseFinder],
  ]),
  takesAnnotations: false,
};
