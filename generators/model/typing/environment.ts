import type { TypeSymbol } from "../bind/symbols.ts";
import type { Type } from "../type.ts";

/** The names in the scope of an expression, beside enum members and `now`. */
export interface Environment {
  /** Parameters, lambda parameters and `let` names; they hide all other names. */
  readonly locals: ReadonlyMap<string, Local>;
  /** The declaration whose fields are in scope. */
  readonly owner: TypeSymbol | undefined;
  /** The type of `id`, if it is in scope. */
  readonly identity: Type | undefined;
  /** The optional values that are proven present, by path, such as `note` or `l.fine`. */
  readonly present: ReadonlySet<string>;
}

export interface Local {
  readonly kind: "parameter" | "local";
  readonly type: Type;
}

export const nothingInScope: Environment = {
  locals: new Map(),
  owner: undefined,
  identity: undefined,
  present: new Set(),
};

/** Extends the scope by the names of a lambda or `let`, which hide outer names and their proofs of presence. */
export function withLocals(env: Environment, locals: Iterable<readonly [string, Local]>): Environment {
  const added = new Map(locals);
  const present = [...env.present].filter((path) => !added.has(path.split(".", 1)[0] ?? ""));
  return { ...env, locals: new Map([...env.locals, ...added]), present: new Set(present) };
}

/** Marks optional values as present. */
export function withPresent(env: Environment, paths: readonly string[]): Environment {
  return paths.length === 0 ? env : { ...env, present: new Set([...env.present, ...paths]) };
}
