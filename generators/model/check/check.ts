import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { Expression } from "../expression-ast.ts";
import type { ApiOperation } from "./api-operations.ts";

/** A context as the checks see it: its symbols and its typed expressions. */
export interface CheckedContext {
  readonly scope: Scope;
  readonly exprs: ReadonlyMap<Expression, Expr>;
  /** The HTTP operations, in claim order. */
  readonly operations: readonly ApiOperation[];
}

/** A semantic check of a context: its declarations in, diagnostics out. */
export type Check = (context: CheckedContext) => readonly Diagnostic[];

/** A check of names and types, without expressions. */
export type NameCheck = (scope: Scope) => readonly Diagnostic[];
