import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import type { DeclaredOperation } from "../operation/declare-operations.ts";

/** A context as the rules see it: what it declares, and its expressions as understood. */
export interface CheckedContext {
  readonly scope: Scope;
  readonly exprs: ReadonlyMap<Expression, Expr>;
  /** Its HTTP operations, in the order of claims. */
  readonly operations: readonly DeclaredOperation[];
}

/** One rule of meaning: a context in, what breaks the rule out. */
export type Check = (context: CheckedContext) => readonly Diagnostic[];

/** One rule of names and types, which needs no expressions. */
export type NameCheck = (scope: Scope) => readonly Diagnostic[];
