import type { AggregateDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Aggregate } from "../ir.ts";
import { ofKind } from "../items.ts";
import { type RepositoryOperation, repositoryOperations } from "../repository-operations.ts";
import { required } from "../type.ts";
import { described, lowerParameters } from "./lower-parts.ts";

export function lowerAggregate(decl: AggregateDecl, scope: Scope): Aggregate {
  const finders = ofKind(decl.items, "repository").flatMap((repository) => ofKind(repository.finders, "finder"));
  return {
    ...described(decl),
    root: decl.root.text,
    isVersioned: decl.isVersioned,
    repository: {
      operations: repositoryOf(decl),
      finders: finders.map(({ name, parameters, result }) => ({
        name: name.text,
        parameters: lowerParameters(parameters, scope),
        isList: required(resolveType(result, scope)).kind === "list",
      })),
    },
  };
}

/** The operations of an aggregate's repository: those that it lists, or all of them. */
export function repositoryOf({ items }: AggregateDecl): readonly RepositoryOperation[] {
  const listed = ofKind(items, "repository").flatMap(({ operations }) =>
    operations === undefined ? [] : [operations],
  );
  if (listed.length === 0) return repositoryOperations;
  const words = listed.flat().map(({ text }) => text);
  return repositoryOperations.filter((operation) => words.includes(operation));
}
