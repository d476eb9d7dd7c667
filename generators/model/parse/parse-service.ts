import type {
  OperationDecl,
  PolicyDecl,
  QueryDecl,
  ReadModelDecl,
  ReadModelField,
  ServiceDecl,
  UsecaseDecl,
} from "../ast.ts";
import { type Block, isAtName, type Production, parseBlock } from "./block.ts";
import { expect, expectDeclaredName, expectMemberName, expectName, expectTypeName } from "./expect.ts";
import { parseExpression, parseNamedArguments } from "./parse-expression.ts";
import { type Head, parseDoc, refuseAnnotations } from "./parse-head.ts";
import { parseParameters, parseTypeRef } from "./parse-type.ts";
import { accept, advance, type Parser, spanFrom } from "./parser.ts";

/** service = "service" NAME "{" { operation | usecase } "}" */
export function parseService(parser: Parser, head: Head): ServiceDecl {
  const doc = parseDoc(parser, head.start);
  refuseAnnotations(parser, head);
  advance(parser);
  const name = expectDeclaredName(parser);
  const items = parseBlock(parser, head.start, serviceBlock);
  return { kind: "service", doc, name, items, span: spanFrom(parser, head.start) };
}

/** operation = "operation" NAME parameters ":" typeRef [ "=" expr ] */
function parseOperation(parser: Parser, head: Head): OperationDecl {
  const doc = parseDoc(parser, head.start);
  refuseAnnotations(parser, head);
  advance(parser);
  const name = expectDeclaredName(parser);
  const parameters = parseParameters(parser);
  expect(parser, ":");
  const result = parseTypeRef(parser);
  const body = accept(parser, "=") ? parseExpression(parser) : undefined;
  return { kind: "operation", doc, name, parameters, result, body, span: spanFrom(parser, head.start) };
}

/** usecase = "usecase" NAME parameters [ ":" typeRef ] */
function parseUsecase(parser: Parser, head: Head): UsecaseDecl {
  const doc = parseDoc(parser, head.start);
  refuseAnnotations(parser, head);
  advance(parser);
  const name = expectDeclaredName(parser);
  const parameters = parseParameters(parser);
  const result = accept(parser, ":") ? parseTypeRef(parser) : undefined;
  return { kind: "usecase", doc, name, parameters, result, span: spanFrom(parser, head.start) };
}

/** readModel = "readmodel" NAME "from" TNAME "{" { field } "}" */
export function parseReadModel(parser: Parser, head: Head): ReadModelDecl {
  const doc = parseDoc(parser, head.start);
  refuseAnnotations(parser, head);
  advance(parser);
  const name = expectDeclaredName(parser, "from");
  expect(parser, "from");
  const source = expectTypeName(parser);
  const fields = parseBlock(parser, head.start, readModelBlock);
  return { kind: "readModel", doc, name, source, fields, span: spanFrom(parser, head.start) };
}

/** field = SNAME [ ":" typeRef "=" expr ] */
function parseField(parser: Parser, { start }: Head): ReadModelField {
  const name = expectName(parser);
  if (!accept(parser, ":")) return { kind: "directField", name, span: spanFrom(parser, start) };
  const type = parseTypeRef(parser);
  expect(parser, "=", "`=`", "A derived field has both a type and an expression: `name: Type = expression`.");
  const value = parseExpression(parser);
  return { kind: "derivedField", name, span: spanFrom(parser, start), type, value };
}

/** query = annotations "query" NAME parameters ":" typeRef */
export function parseQuery(parser: Parser, { start, annotations }: Head): QueryDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  const name = expectDeclaredName(parser);
  const parameters = parseParameters(parser);
  expect(parser, ":");
  const result = parseTypeRef(parser);
  return { kind: "query", doc, annotations, name, parameters, result, span: spanFrom(parser, start) };
}

/** policy = "policy" NAME "when" NAME "then" TNAME "." SNAME [ namedArguments ] */
export function parsePolicy(parser: Parser, head: Head): PolicyDecl {
  const doc = parseDoc(parser, head.start);
  refuseAnnotations(parser, head);
  advance(parser);
  const name = expectDeclaredName(parser, "when");
  expect(parser, "when");
  const event = expectDeclaredName(parser, "then");
  expect(parser, "then");
  const target = expectTypeName(parser);
  expect(parser, ".");
  const command = expectMemberName(parser);
  const given = parser.kind === "(" ? parseNamedArguments(parser) : [];
  const span = spanFrom(parser, head.start);
  return { kind: "policy", doc, name, event, target, command, arguments: given, span };
}

const serviceBlock: Block<OperationDecl | UsecaseDecl> = {
  name: "a service",
  hint: "A service holds `operation` and `usecase` declarations.",
  keywords: new Map<string, Production<OperationDecl | UsecaseDecl>>([
    ["operation", parseOperation],
    ["usecase", parseUsecase],
  ]),
  takesAnnotations: true,
};

const readModelBlock: Block<ReadModelField> = {
  name: "a read model",
  hint: "A field is written `name`, or `name: Type = expression`.",
  keywords: new Map(),
  named: { isNext: isAtName, parse: parseField },
  takesAnnotations: false,
};
