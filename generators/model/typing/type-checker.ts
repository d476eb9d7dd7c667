import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import type { ParameterDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { Expression } from "../expression-ast.ts";
import { type Type, unknownType } from "../type.ts";
import { type Environment, type Local, nothingInScope } from "./environment.ts";
import { identityTypeOf } from "./member-type.ts";

/** The words and the position of a type mismatch. */
export interface Mismatch {
  readonly words: { readonly found: string; readonly expected: string };
  readonly at: { readonly span: Span };
}

/** The expected type of an expression, and the diagnostic of a mismatch. */
export interface Expected {
  readonly type: Type;
  readonly mismatch: (mismatch: Mismatch) => Diagnostic;
  /** Reports an unknown bare name where an enum member is expected; if absent, the name is reported as unknown. */
  readonly unknownEnumMember?: (name: string, hint: string | undefined) => Diagnostic;
}

/** The type checker of a context: receives every expression with its scope and expected type. */
export interface TypeChecker {
  readonly scope: Scope;
  readonly check: (expression: Expression, env: Environment, expected: Expected) => void;
}

/** Returns the scope inside a declaration: its fields and its `id`. */
export function ownerEnvironment(owner: TypeSymbol, scope: Scope): Environment {
  return { ...nothingInScope, owner, identity: identityTypeOf(owner, scope) };
}

/** Returns the parameters of a behaviour as local names. */
export function localsOf(parameters: readonly ParameterDecl[], scope: Scope): ReadonlyMap<string, Local> {
  const locals = new Map<string, Local>();
  for (const { name, type } of parameters) {
    // The type of a duplicate name is unknown.
    const isSecond = locals.has(name.text);
    locals.set(name.text, { kind: "parameter", type: isSecond ? unknownType : resolveType(type, scope) });
  }
  return locals;
}
