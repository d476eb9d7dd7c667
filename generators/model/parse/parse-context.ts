import type { ContextDecl, ContextItem, ModuleDecl, TypeDecl } from "../ast.ts";
import type { Missing } from "../ast-node.ts";
import { type Block, type Production, parseBlock, parseItems } from "./block.ts";
import { expect, expectDeclaredName } from "./expect.ts";
import { takeInt } from "./literals.ts";
import { type Head, parseDoc, refuseAnnotations } from "./parse-head.ts";
import { parsePolicy, parseQuery, parseReadModel, parseService } from "./parse-service.ts";
import { parseSpec, typeDeclarations } from "./parse-type-declaration.ts";
import { accept, advance, nested, type Parser, spanFrom } from "./parser.ts";

/** file = { context } */
export function parseContexts(parser: Parser): readonly (ContextDecl | Missing)[] {
  return parseItems(parser, fileBlock, { start: 0, isInside: ({ kind }) => kind !== "end" });
}

/** context = "context" NAME [ "version" INT ] "{" { typeDecl | module | service | readModel | query | spec | policy } "}" */
function parseContext(parser: Parser, { start }: Head): ContextDecl {
  const doc = parseDoc(parser, start);
  advance(parser);
  const name = expectDeclaredName(parser);
  const version = accept(parser, "version") ? parseVersion(parser) : undefined;
  const items = parseBlock(parser, start, contextBlock);
  return { kind: "context", doc, name, version, items, span: spanFrom(parser, start) };
}

function parseVersion(parser: Parser): ContextDecl["version"] {
  const version = takeInt(parser);
  if (version === undefined) expect(parser, "int");
  return version;
}

/** module = "module" NAME "{" { typeDecl | module } "}" */
function parseModule(parser: Parser, head: Head): ModuleDecl {
  const doc = parseDoc(parser, head.start);
  refuseAnnotations(parser, head);
  advance(parser);
  const name = expectDeclaredName(parser);
  const items = nested(parser, () => parseBlock(parser, head.start, moduleBlock));
  return { kind: "module", doc, name, items, span: spanFrom(parser, head.start) };
}

const fileBlock: Block<ContextDecl> = {
  name: "a file",
  hint: "Everything stands in a `context Name { … }`.",
  keywords: new Map([["context", parseContext]]),
  takesAnnotations: false,
};

const contextBlock: Block<ContextItem> = {
  name: "a context",
  hint: "A context holds types, modules, services, read models, queries, specifications and policies.",
  keywords: new Map<string, Production<ContextItem>>([
    ...typeDeclarations,
    ["module", parseModule],
    ["service", parseService],
    ["readmodel", parseReadModel],
    ["query", parseQuery],
    ["spec", parseSpec],
    ["policy", parsePolicy],
  ]),
  takesAnnotations: true,
};

const moduleBlock: Block<TypeDecl | ModuleDecl> = {
  name: "a module",
  hint: "A module holds types and modules.",
  keywords: new Map<string, Production<TypeDecl | ModuleDecl>>([...typeDeclarations, ["module", parseModule]]),
  takesAnnotations: true,
};
