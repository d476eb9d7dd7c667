import type { Missing, Name } from "../ast-node.ts";
import type {
  ContextMapDecl,
  ImportDecl,
  MappingDecl,
  PublishesDecl,
  RelationDecl,
  SubscribesDecl,
  TypeOfContext,
} from "../context-map-ast.ts";
import { type Block, parseBlock } from "./block.ts";
import { expect, expectDeclaredName, expectName, expectTypeName } from "./expect.ts";
import type { Head } from "./parse-head.ts";
import { accept, advance, endOf, type Parser, peek, spanFrom, startOf } from "./parser.ts";
import { isName, isTypeName } from "./tokens.ts";

/** contextMap = "contextmap" "{" { relation } "}" */
export function parseContextMap(parser: Parser, { start }: Head): ContextMapDecl {
  advance(parser);
  const relations = parseBlock(parser, start, mapBlock);
  return { kind: "contextMap", relations, span: spanFrom(parser, start) };
}

/** relation = TNAME ( "->" | "<->" ) TNAME ":" role [ typeNames ] [ acl ] */
function parseRelation(parser: Parser, { start }: Head): RelationDecl {
  const left = expectName(parser);
  const arrow = accept(parser, "<->") ? "<->" : "->";
  if (arrow === "->") expect(parser, "->", "`->` or `<->`");
  const right = expectName(parser);
  expect(parser, ":");
  const role = parseRole(parser);
  const types = parser.kind === "{" ? parseTypeNames(parser) : undefined;
  const mappings = parser.kind === "acl" && peek(parser, 1) === "{" ? parseAcl(parser, start) : undefined;
  return { kind: "relation", left, arrow, right, role, types, mappings, span: spanFrom(parser, start) };
}

/** role = WORD { "-" WORD }, without white space. A word with hyphens is a name here only. */
function parseRole(parser: Parser): Name {
  const first = expectName(parser);
  let end = first.end;
  while (first.text !== "" && isAtHyphenatedWord(parser, end)) {
    advance(parser);
    advance(parser);
    end = endOf(parser);
  }
  return end === first.end ? first : { ...first, text: parser.text.slice(first.start, end), end };
}

function isAtHyphenatedWord(parser: Parser, end: number): boolean {
  const { tokens, index } = parser;
  const isHyphen = parser.kind === "-" && startOf(parser) === end;
  return isHyphen && isName(peek(parser, 1)) && tokens.starts[index + 1] === end + 1;
}

/** typeNames = "{" TNAME { "," TNAME } [ "," ] "}" */
function parseTypeNames(parser: Parser): readonly Name[] {
  const names: Name[] = [];
  expect(parser, "{");
  do names.push(expectTypeName(parser));
  while (accept(parser, ",") && isTypeName(parser.kind));
  expect(parser, "}", "`,` or `}`");
  return names;
}

/** acl = "acl" "{" { mapping } "}" */
function parseAcl(parser: Parser, start: number): readonly (MappingDecl | Missing)[] {
  advance(parser);
  return parseBlock(parser, start, aclBlock);
}

/** mapping = TNAME "." TNAME "->" TNAME "." TNAME */
function parseMapping(parser: Parser, { start }: Head): MappingDecl {
  const source = parseTypeOfContext(parser);
  expect(parser, "->");
  const target = parseTypeOfContext(parser);
  return { kind: "mapping", source, target, span: spanFrom(parser, start) };
}

function parseTypeOfContext(parser: Parser, expectContext = expectTypeName): TypeOfContext {
  const context = expectContext(parser);
  expect(parser, ".");
  return { context, type: expectTypeName(parser) };
}

/** import = "import" TNAME "." ( "*" | typeNames ) */
function parseImport(parser: Parser, { start }: Head): ImportDecl {
  advance(parser);
  const context = expectDeclaredName(parser);
  expect(parser, ".");
  const names = accept(parser, "*") ? undefined : parseTypeNames(parser);
  return { kind: "import", context, names, span: spanFrom(parser, start) };
}

/** publishes = "publishes" TNAME */
function parsePublishes(parser: Parser, { start }: Head): PublishesDecl {
  advance(parser);
  const event = expectDeclaredName(parser);
  return { kind: "publishes", event, span: spanFrom(parser, start) };
}

/** subscribes = "subscribes" TNAME "." TNAME */
function parseSubscribes(parser: Parser, { start }: Head): SubscribesDecl {
  advance(parser);
  const event = parseTypeOfContext(parser, expectDeclaredName);
  return { kind: "subscribes", event, span: spanFrom(parser, start) };
}

const mapBlock: Block<RelationDecl> = {
  name: "a context map",
  hint: "A relation is written `Upstream -> Downstream : customer-supplier`.",
  keywords: {},
  named: {
    isNext: (parser, isSure) => isName(parser.kind) && (!isSure || ["->", "<->"].includes(peek(parser, 1))),
    parse: parseRelation,
  },
};

const aclBlock: Block<MappingDecl> = {
  name: "an anti-corruption layer",
  hint: "A mapping is written `Upstream.Type -> Downstream.Type`.",
  keywords: {},
  named: {
    isNext: (parser, isSure) => isName(parser.kind) && (!isSure || peek(parser, 1) === "."),
    parse: parseMapping,
  },
};

/** boundaryItem = import | publishes | subscribes */
export const boundaryItems = { import: parseImport, publishes: parsePublishes, subscribes: parseSubscribes };
