import type { Expression } from "../expression-ast.ts";
import { type Literal, spellExpression } from "../format/expression-text.ts";

/** Formats a condition on one line, without its source text. */
export function conditionText(expression: Expression): string {
  return spellExpression(expression, literalOf);
}

function literalOf(literal: Literal): string {
  switch (literal.kind) {
    case "int":
    case "decimal":
      return literal.text;
    case "string":
      return JSON.stringify(literal.value);
    case "bool":
      return String(literal.value);
    case "regex":
      return `/${literal.pattern}/`;
  }
}
