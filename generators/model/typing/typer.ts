import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import { spellingOf, type Type, unknownType } from "../type.ts";
import { constantNumber } from "./constant.ts";
import { isInRange, spelledNumber } from "./constant-number.ts";
import type { Environment } from "./environment.ts";
import { pathOf } from "./presence.ts";

/** The operations that the parts of the typing share. */
export interface Typer {
  readonly scope: Scope;
  readonly report: (diagnostic: Diagnostic) => void;
  /** Types an expression. `expected` resolves a bare enum member; mismatches are not reported here. */
  readonly type: (expression: Expression, env: Environment, expected?: Type) => Expr;
}

/** The placeholder for an expression with a diagnostic: its unknown type suppresses further diagnostics, and such a model is never lowered. */
export const untyped: Expr = { kind: "bool", value: false, type: unknownType };

/** Types an expression whose value must be present. */
export function typeNeeded(typer: Typer, expression: Expression, env: Environment): Expr {
  return needed(typer, typer.type(expression, env), expression);
}

/** Reports a use of an optional value, and continues as if it were present. */
export function needed({ report: add }: Typer, expr: Expr, expression: Expression): Expr {
  if (expr.type.kind !== "optional") return expr;
  const name = pathOf(expression) ?? "x";
  const hint = `Test it first, such as \`… when ${name}.isPresent\`, or give a value for the absent case: \`${name} ?? …\`.`;
  add(report(catalogue.optionalUsed, { type: spellingOf(expr.type) }, { span: expression.span, hint }));
  return { kind: "present", of: expr, type: expr.type.of };
}

/** Reports a literal expression whose value exceeds its type: the C# compiler evaluates and rejects it. */
export function inRange(typer: Typer, { span }: { readonly span: Span }, expr: Expr): Expr {
  const number = constantNumber(expr);
  if (number === undefined || isInRange(number)) return expr;
  typer.report(report(catalogue.numberTooLarge, { text: spelledNumber(number), type: number.kind }, { span }));
  return untyped;
}
