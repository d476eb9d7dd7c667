import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { ParameterDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { Expression } from "../expression-ast.ts";
import { type Type, unknownType } from "../type.ts";
import { type Environment, type Local, nothingInScope } from "./environment.ts";
import { identityTypeOf } from "./member-type.ts";

/** What a place for an expression expects, and what to say when something else stands there. */
export interface Expected {
  readonly type: Type;
  readonly mismatch: (found: string) => Diagnostic;
  /** What to say when a bare name stands for nothing where a member of an enum is expected; without it the name is simply unknown. */
  readonly unknownEnumMember?: (name: string, hint: string | undefined) => Diagnostic;
}

/** Takes every expression of a context, each with its scope and what its place expects. */
export interface Places {
  readonly scope: Scope;
  readonly place: (expression: Expression, env: Environment, expected: Expected) => void;
}

/** The scope inside a declaration with fields: they and its `id`. */
export function ownerEnvironment(owner: TypeSymbol, scope: Scope): Environment {
  return { ...nothingInScope, owner, identity: identityTypeOf(owner, scope) };
}

/** The parameters of a behaviour, as its expressions see them. */
export function localsOf(parameters: readonly ParameterDecl[], scope: Scope): ReadonlyMap<string, Local> {
  const locals = new Map<string, Local>();
  for (const { name, type } of parameters) {
    // Which of two is meant is not known.
    const isSecond = locals.has(name.text);
    locals.set(name.text, { kind: "parameter", type: isSecond ? unknownType : resolveType(type, scope) });
  }
  return locals;
}
