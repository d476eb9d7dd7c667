import type { QueryDecl } from "../ast.ts";
import { repositoryOf } from "../repository-operations.ts";
import { type DeclaredType, isSameType, unknownType } from "../type.ts";
import { partsOf } from "./identities.ts";
import { identityTypeOf, joinedRows, memberTypeOf, resolveType, sourceOf, symbolOf } from "./resolve.ts";
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
  /** The identity, or its parts in their order. */
  readonly criteria: readonly string[];
  readonly isVersioned: boolean;
}

/** Returns the root and the criteria of a query that the repository can answer: one read model of a root by the root's identity. Spec: model-csharp, Query handlers. */
export function soughtRoot({ parameters }: QueryDecl, readModel: DeclaredType, scope: Scope): SoughtRoot | undefined {
  const { source, joined = [] } = readModelNamed(readModel, scope) ?? {};
  const aggregate = source?.aggregate;
  if (source === undefined || aggregate?.root.text !== source.decl.name.text) return undefined;
  // A repository has no rows of other aggregates.
  if (aggregate === undefined || joined.length > 0 || !repositoryOf(aggregate).includes("getById")) return undefined;
  const { root, isVersioned } = aggregate;
  const criteria = identityCriteria(parameters, source, scope);
  return criteria.length === 0 ? undefined : { root: root.text, criteria, isVersioned };
}

/** Returns the parameter that is the identity of an entity, or one for each of its parts; none if one is missing. */
function identityCriteria(parameters: QueryDecl["parameters"], source: TypeSymbol, scope: Scope): readonly string[] {
  const typeNamed = (name: string) => memberTypeOf(source, name, scope) ?? unknownType;
  const parts = source.decl.kind === "entity" ? partsOf(source.decl).map(({ text }) => text) : [];
  const identity = identityTypeOf(source, scope);
  if (parts.length === 0) {
    const found = parameters.find(({ type }) => identity && isSameType(resolveType(type, scope), identity));
    return found === undefined ? [] : [found.name.text];
  }
  const isGiven = (part: string) =>
    parameters.some(({ name, type }) => name.text === part && isSameType(resolveType(type, scope), typeNamed(part)));
  return parts.every(isGiven) ? parts : [];
}
