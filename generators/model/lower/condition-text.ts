import type { Expression, Lambda } from "../ast.ts";

/** An expression as it would be written, on one line. */
export function conditionText(expression: Expression | Lambda): string {
  const text = conditionText;
  switch (expression.kind) {
    case "int":
    case "decimal":
      return expression.text;
    case "string":
      return JSON.stringify(expression.value);
    case "bool":
      return String(expression.value);
    case "reference":
      return expression.name.text;
    case "parenthesized":
      return `(${text(expression.inner)})`;
    case "memberAccess":
      return `${text(expression.target)}.${expression.member.text}`;
    case "call":
      return `${text(expression.target)}.${expression.member.text}(${expression.arguments.map(text).join(", ")})`;
    case "lambda":
      return `${expression.parameter.text} => ${text(expression.body)}`;
    case "unary":
      return `${expression.operator}${text(expression.operand)}`;
    case "binary":
      return `${text(expression.left)} ${expression.operator} ${text(expression.right)}`;
    case "matches":
      return `${text(expression.operand)} matches /${expression.pattern.pattern}/`;
    case "if":
      return `if ${text(expression.condition)} then ${text(expression.whenTrue)} else ${text(expression.whenFalse)}`;
    case "when":
      return `${text(expression.value)} when ${text(expression.condition)}`;
    case "let": {
      const bindings = expression.bindings.map(({ name, value }) => `${name.text} = ${text(value)}`);
      return `let ${bindings.join(", ")} in ${text(expression.body)}`;
    }
    case "missing":
      return "";
  }
}
