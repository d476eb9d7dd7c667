import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { PartScope } from "../bind/symbols.ts";
import type { Expression } from "../expression-ast.ts";
import type { Type } from "../type.ts";
import type { Environment } from "./environment.ts";
import type { Mismatch } from "./fault-of.ts";

/** Reports an unknown bare name where an enum member is expected. */
export type UnknownEnumMember = (name: string, hint: string | undefined) => Diagnostic;

/** The type checker of a context: receives every expression with its scope and expected type. */
export interface TypeChecker {
  readonly scope: PartScope;
  /** Ignores an expression without a type, as the unknown name behind that has a check of its own. Without `unknownEnumMember`, an unknown bare name is reported as unknown. */
  readonly check: (
    expression: Expression,
    env: Environment,
    type: Type | undefined,
    mismatch: Mismatch,
    unknownEnumMember?: UnknownEnumMember,
  ) => void;
}
