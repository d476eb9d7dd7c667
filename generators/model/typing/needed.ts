import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import { spellingOf } from "../type.ts";
import type { Environment } from "./environment.ts";
import { pathOf } from "./presence.ts";
import type { Typer } from "./typer.ts";

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
