import type { Span } from "../../diagnostics/diagnostic.ts";
import type { Expr } from "../expr.ts";

/** The value of a parameter that a call leaves out. Spec: model-rules, Defaults of parameters. */
export interface ParameterDefault {
  readonly value: Expr;
  readonly span: Span;
}
