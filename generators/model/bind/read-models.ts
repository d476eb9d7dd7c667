import type { QueryDecl } from "../ast.ts";
import { repositoryOf } from "../repository-operations.ts";
import { type DeclaredType, isSameType } from "../type.ts";
import { identityTypeOf, joinedRows, resolveType, sourceOf, symbolOf } from "./resolve.ts";
import type { Behaviour, Scope, TypeSymbol } from "./symbols.ts";

/** A read model with the type that it is made from; undefined if that does not exist. */
interface ReadModelSymbol {
  readonly type: DeclaredType;
  readonly source: TypeSymbol | undefined;
  readonly joined: readonly TypeSymbol[];
}

/** Returns the read model that a command or factory declares as its answer; undefined for any other type. */
export function readModelOf({ result }: Behaviour["decl"], scope: Scope): ReadModelSymbol | undefined {
  const type = result && resolveType(result, scope);
  return type?.kind === "readModel" ? readModelNamed(type, scope) : undefined;
}

/** Returns a read model by its type. */
export function readModelNamed(type: DeclaredType, scope: Scope): ReadModelSymbol | undefined {
  const context = scope.contexts.get(type.context);
  const decl = symbolOf(type, scope)?.decl;
  if (context === undefined || decl?.kind !== "readModel") return undefined;
  const home = { ...scope, context };
  return {
    type,
    source: sourceOf(decl.source.text, home),
    joined: joinedRows(decl, home).map(({ symbol }) => symbol),
  };
}

/** Returns the read model of an entity that a command or factory answers with, in place of a result of its own. Spec: model-rules, Answers. */
export function projectionOf({ entity, decl }: Pick<Behaviour, "entity" | "decl">, scope: Scope) {
  const readModel = readModelOf(decl, scope);
  return readModel?.source?.decl === entity.decl && readModel.joined.length === 0 ? readModel.type : undefined;
}

interface SoughtRoot {
  readonly root: string;
  readonly criterion: string;
  readonly isVersioned: boolean;
}

/** Returns the root and the criterion of a query that the repository can answer: one read model of a root by the root's identity. Spec: model-csharp, Query handlers. */
export function soughtRoot({ parameters }: QueryDecl, readModel: DeclaredType, scope: Scope): SoughtRoot | undefined {
  const { source, joined = [] } = readModelNamed(readModel, scope) ?? {};
  const identity = source && identityTypeOf(source, scope);
  const aggregate = source?.aggregate;
  if (identity === undefined || aggregate?.root.text !== source?.decl.name.text) return undefined;
  // A repository has no rows of other aggregates.
  if (aggregate === undefined || joined.length > 0 || !repositoryOf(aggregate).includes("getById")) return undefined;
  const criterion = parameters.find(({ type }) => isSameType(resolveType(type, scope), identity));
  const { root, isVersioned } = aggregate;
  return criterion && { root: root.text, criterion: criterion.name.text, isVersioned };
}
