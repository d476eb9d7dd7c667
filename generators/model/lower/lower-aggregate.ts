import type { AggregateDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { Scope } from "../bind/symbols.ts";
import { findersOf } from "../check/check.ts";
import { type Aggregate, type RepositoryOperation, repositoryOperations } from "../ir.ts";
import { ofKind } from "../items.ts";
import { required } from "../type.ts";
import { described, lowerParameters } from "./lower-parts.ts";

export function lowerAggregate(decl: AggregateDecl, scope: Scope): Aggregate {
  return {
    ...described(decl),
    root: decl.root.text,
    isVersioned: decl.isVersioned,
    repository: {
      operations: repositoryOf(decl),
      finders: findersOf(decl).map(({ name, parameters, result }) => ({
        name: name.text,
        parameters: lowerParameters(parameters, scope),
        isList: required(resolveType(result, scope)).kind === "list",
      })),
    },
  };
}

/** Returns the repository operations of an aggregate: the listed ones, else all. */
export function repositoryOf({ items }: AggregateDecl): readonly RepositoryOperation[] {
  const listing = ofKind(items, "repository").filter(({ operations }) => operations !== undefined);
  if (listing.length === 0) return repositoryOperations;
  return repositoryOperations.filter((operation) =>
    listing.some(({ operations }) => operations?.some(({ text }) => text === operation)),
  );
}
