import type { AggregateDecl } from "./ast.ts";
import { ofKind } from "./items.ts";

/** The operations that a repository can have, in the order in which they are emitted. */
export const repositoryOperations = ["getById", "add", "update", "remove"] as const;

export type RepositoryOperation = (typeof repositoryOperations)[number];

/** Returns the operations of an aggregate's repository: those that it lists, or all of them. */
export function repositoryOf({ items }: AggregateDecl): readonly RepositoryOperation[] {
  const listing = ofKind(items, "repository").filter(({ operations }) => operations !== undefined);
  if (listing.length === 0) return repositoryOperations;
  return repositoryOperations.filter((operation) =>
    listing.some(({ operations }) => operations?.some(({ text }) => text === operation)),
  );
}
