import type { NamedTypeRef, ParameterDecl, TypeRef } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import {
  expect,
  expectDeclaredName,
  expectName,
  expectTypeName,
  isOnLaterLine,
  mismatch,
  missing,
  reportMismatch,
  takeName,
} from "./expect.ts";
import { accept, advance, moveTo, nested, type Parser, peek, spanFrom } from "./parser.ts";
import { refuseIdempotent } from "./refuse-idempotent.ts";
import { isName, isSoftKeyword, isTypeName } from "./tokens.ts";

/** names = NAME { "," NAME } */
export function parseNames(parser: Parser): readonly Name[] {
  const names: Name[] = [];
  do names.push(expectDeclaredName(parser));
  while (accept(parser, ","));
  return names;
}

/** namedItems = "(" [ item { "," item } ] ")", with items that begin with a name. `item` names one in messages. */
export function parseNamedItems<T>(parser: Parser, item: string, parseItem: (parser: Parser) => T): readonly T[] {
  const items: T[] = [];
  if (!(expect(parser, "(") || isName(parser.kind))) return items;
  while (isName(parser.kind) && !beginsDeclaration(parser)) {
    items.push(parseItem(parser));
    if (accept(parser, ",")) {
      if (!isName(parser.kind)) mismatch(parser, item);
    } else if (isName(parser.kind) && !beginsDeclaration(parser)) reportMismatch(parser, "`,` or `)`");
  }
  closeList(parser);
  return items;
}

// A list whose end is missing does not take the next declaration for an item.
function beginsDeclaration(parser: Parser): boolean {
  return isSoftKeyword(parser.kind) && isName(peek(parser, 1)) && isOnLaterLine(parser);
}

/** arguments = "(" [ argument { "," argument } ] ")" */
export function parseArguments<T>(parser: Parser, parseArgument: (parser: Parser) => T): readonly T[] {
  const given: T[] = [];
  expect(parser, "(");
  if (parser.kind !== ")") {
    do given.push(parseArgument(parser));
    while (accept(parser, ","));
  }
  closeList(parser);
  return given;
}

// After a mistake skips to the end of the list, if it is on the same line.
function closeList(parser: Parser): void {
  if (expect(parser, ")", "`,` or `)`")) return;
  let depth = 1;
  for (let distance = 0; !(blockEnds.has(peek(parser, distance)) || isOnLaterLine(parser, distance)); distance += 1) {
    if (peek(parser, distance) === "(") depth += 1;
    if (peek(parser, distance) === ")") depth -= 1;
    if (depth > 0) continue;
    moveTo(parser, parser.index + distance + 1);
    return;
  }
}

const blockEnds: ReadonlySet<string> = new Set(["{", "}", "end"]);

/** typeRef = [ TNAME "." ] TNAME [ typeArguments ] [ "?" ] */
export function parseTypeRef(parser: Parser): TypeRef {
  // A name with a colon is the next member.
  if (!isTypeName(parser.kind) || peek(parser, 1) === ":") return missing(parser, "a type");
  const first = takeName(parser);
  const second = accept(parser, ".") ? expectTypeName(parser) : undefined;
  const given = parser.kind === "<" ? nested(parser, parseTypeArguments) : undefined;
  const isOptional = accept(parser, "?");
  if (parser.kind === "[" && !isOnLaterLine(parser)) refuseBrackets(parser);
  const isPlain = second === undefined && given === undefined && !isOptional;
  return {
    kind: "type",
    qualifier: second && first,
    name: second ?? first,
    arguments: given ?? [],
    isOptional,
    span: isPlain ? first : spanFrom(parser, first.start),
  } satisfies NamedTypeRef;
}

// The brackets of other languages behind the type of an item.
function refuseBrackets(parser: Parser): void {
  reportMismatch(parser, "the end of the type", "A list of T is written `List<T>`.");
  advance(parser);
  accept(parser, "]");
}

/** typeArguments = "<" typeRef { "," typeRef } ">" */
function parseTypeArguments(parser: Parser): readonly TypeRef[] {
  const types: TypeRef[] = [];
  expect(parser, "<");
  do types.push(parseTypeRef(parser));
  while (accept(parser, ","));
  expect(parser, ">");
  return types;
}

/** parameters = "(" [ parameter { "," parameter } ] ")" */
export function parseParameters(parser: Parser): readonly ParameterDecl[] {
  return parseNamedItems(parser, "a parameter", parseParameter);
}

/** [ parameters ] */
export function parseOptionalParameters(parser: Parser): readonly ParameterDecl[] {
  return parser.kind === "(" ? parseParameters(parser) : [];
}

/** parameters ":" typeRef */
export function parseSignature(parser: Parser, parseGiven = parseParameters) {
  const parameters = parseGiven(parser);
  expect(parser, ":");
  const result = parseTypeRef(parser);
  refuseIdempotent(parser);
  return { parameters, result };
}

/** parameter = SNAME ":" typeRef */
export function parseParameter(parser: Parser): ParameterDecl {
  const name = expectName(parser);
  expect(parser, ":");
  const type = parseTypeRef(parser);
  return { kind: "parameter", name, type, value: undefined, span: spanFrom(parser, name.start) };
}
