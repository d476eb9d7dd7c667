import type { ParameterDecl } from "../ast.ts";
import { parseExpression } from "./parse-expression.ts";
import { parseNamedItems, parseParameter } from "./parse-type.ts";
import { accept, type Parser, spanFrom } from "./parser.ts";

/** inputs = "(" [ input { "," input } ] ")" */
export function parseInputs(parser: Parser): readonly ParameterDecl[] {
  return parseNamedItems(parser, "a parameter", parseInput);
}

/** input = parameter [ "=" expr ] */
export function parseInput(parser: Parser): ParameterDecl {
  const parameter = parseParameter(parser);
  if (!accept(parser, "=")) return parameter;
  const value = parseExpression(parser);
  return { ...parameter, value, span: spanFrom(parser, parameter.span.start) };
}
