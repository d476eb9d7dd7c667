import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import { type Type, unknownType } from "../type.ts";
import type { Environment } from "./environment.ts";

/** The operations that the parts of the typing share. */
export interface Typer {
  readonly scope: Scope;
  readonly report: (diagnostic: Diagnostic) => void;
  /** Types an expression. `expected` resolves a bare enum member; mismatches are not reported here. */
  readonly type: (expression: Expression, env: Environment, expected?: Type) => Expr;
}

/** The placeholder for an expression with a diagnostic: its unknown type suppresses further diagnostics, and such a model is never lowered. */
export const untyped: Expr = { kind: "bool", value: false, type: unknownType };
