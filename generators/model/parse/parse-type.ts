import type { NamedTypeRef, ParameterDecl, TypeRef } from "../ast.ts";
import { expect, expectName, expectTypeName, missing, takeName } from "./expect.ts";
import { parseNamedItems } from "./parse-list.ts";
import { accept, nested, type Parser, peek, spanFrom } from "./parser.ts";
import { isTypeName } from "./tokens.ts";

const none: readonly TypeRef[] = [];

/** typeRef = [ TNAME "." ] TNAME [ typeArguments ] [ "?" ] */
export function parseTypeRef(parser: Parser): TypeRef {
  // A name with a colon is the next member.
  if (!isTypeName(parser.kind) || peek(parser, 1) === ":") return missing(parser, "a type");
  const first = takeName(parser);
  const second = accept(parser, ".") ? expectTypeName(parser) : undefined;
  const given = parser.kind === "<" ? nested(parser, parseTypeArguments) : none;
  const isOptional = accept(parser, "?");
  const isPlain = second === undefined && given === none && !isOptional;
  return {
    kind: "type",
    qualifier: second && first,
    name: second ?? first,
    arguments: given,
    isOptional,
    span: isPlain ? first : spanFrom(parser, first.start),
  } satisfies NamedTypeRef;
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

/** parameter = SNAME ":" typeRef */
function parseParameter(parser: Parser): ParameterDecl {
  const name = expectName(parser);
  expect(parser, ":");
  const type = parseTypeRef(parser);
  return { kind: "parameter", name, type, span: spanFrom(parser, name.start) };
}
