import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import type { Type } from "../type.ts";
import type { Environment } from "./environment.ts";

/** A typed expression with the names in its scope. */
export interface Observation {
  readonly expression: Expression;
  readonly expr: Expr;
  readonly env: Environment;
  /** The type that its position asks for; undefined for any. */
  readonly expected: Type | undefined;
}

/** Receives every expression once it is typed, inner ones first. */
export type Observe = (observation: Observation) => void;
