import type { QueryDecl } from "../ast.ts";
import { repositoryOf } from "../repository-operations.ts";
import { type DeclaredType, isSameType } from "../type.ts";
import { identityTypeOf, resolveType, sourceOf } from "./resolve.ts";
import type { Scope } from "./symbols.ts";

/** The root that a query finds by its identity. */
interface SoughtRoot {
  readonly root: string;
  readonly criterion: string;
  readonly isVersioned: boolean;
}

/** Returns the root and the criterion of a query that the repository can answer: one read model of a root by the root's identity. Spec: model-csharp, Query handlers. */
export function soughtRoot({ parameters }: QueryDecl, readModel: DeclaredType, scope: Scope): SoughtRoot | undefined {
  const symbol = scope.context.typeByName.get(readModel.name);
  const source = symbol?.decl.kind === "readModel" ? sourceOf(symbol.decl.source.text, scope) : undefined;
  const identity = source && identityTypeOf(source, scope);
  const aggregate = source?.aggregate;
  if (identity === undefined || source === undefined || aggregate?.root.text !== source.decl.name.text)
    return undefined;
  if (!repositoryOf(aggregate).includes("getById")) return undefined;
  const criterion = parameters.find(({ type }) => isSameType(resolveType(type, scope), identity));
  const { root, isVersioned } = aggregate;
  return criterion && { root: root.text, criterion: criterion.name.text, isVersioned };
}
