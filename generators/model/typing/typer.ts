import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import { type Type, unknownType } from "../type.ts";
import type { Environment } from "./environment.ts";

/** What each part of the typing needs of the whole. */
export interface Typer {
  readonly scope: Scope;
  readonly report: (diagnostic: Diagnostic) => void;
  /** Types an expression. `expected` is what its surroundings want, from which a bare enum member is understood; nothing is reported against it. */
  readonly type: (expression: Expression, env: Environment, expected?: Type) => Expr;
}

/** Stands for an expression that has a diagnostic; as its type is unknown, nothing more is reported on it, and no model that has one is lowered. */
export const untyped: Expr = { kind: "bool", value: false, type: unknownType };
