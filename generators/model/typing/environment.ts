import type { TypeSymbol } from "../bind/symbols.ts";
import type { Type } from "../type.ts";

/** What the names of an expression can stand for, beside enum members and `now`. */
export interface Environment {
  /** Parameters, lambda parameters and `let` names; they hide everything else. */
  readonly locals: ReadonlyMap<string, Local>;
  /** The declaration whose fields are in scope. */
  readonly owner: TypeSymbol | undefined;
  /** The type of `id`, where there is one. */
  readonly identity: Type | undefined;
  /** The optional values that were tested before, by their path, such as `note` or `l.fine`. */
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

/** The scope inside a lambda or a `let`: its names hide others, and what was tested under them before. */
export function withLocals(env: Environment, locals: Iterable<readonly [string, Local]>): Environment {
  const added = new Map(locals);
  const present = [...env.present].filter((path) => !added.has(path.split(".", 1)[0] ?? ""));
  return { ...env, locals: new Map([...env.locals, ...added]), present: new Set(present) };
}

/** The scope in which some optional values are known to be there. */
export function withPresent(env: Environment, paths: readonly string[]): Environment {
  return paths.length === 0 ? env : { ...env, present: new Set([...env.present, ...paths]) };
}
