import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Expression } from "../expression-ast.ts";
import type { Type } from "../type.ts";
import type { Environment } from "./environment.ts";

/** Creates the diagnostic of a type mismatch. */
export type Mismatch = (
  words: { readonly found: string; readonly expected: string },
  at: { readonly span: Span },
) => Diagnostic;

/** Reports an unknown bare name where an enum member is expected. */
export type UnknownEnumMember = (name: string, hint: string | undefined) => Diagnostic;

/** The type checker of a context: receives every expression with its scope and expected type. */
export interface TypeChecker {
  readonly scope: Scope;
  /** Without `unknownEnumMember`, an unknown bare name is reported as unknown. */
  readonly check: (
    expression: Expression,
    env: Environment,
    type: Type,
    mismatch: Mismatch,
    unknownEnumMember?: UnknownEnumMember,
  ) => void;
}
