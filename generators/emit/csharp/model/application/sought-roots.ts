import type { Aggregate, Context, Entity } from "../../../../model/ir.ts";
import { isSameType } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { questionsOf } from "../domain/asked-words.ts";

/** Names the method of a repository that tells if an aggregate is stored; a finder can have the usual name. */
export function existsMethod({ repository }: Aggregate): string {
  return freshIdentifier("Exists", new Set(repository.finders.map(({ name }) => pascalCaseOf(name))));
}

/** True for a root that some rule of its context asks the store for. */
export function isSought({ type }: Entity, { entities }: Context): boolean {
  return entities
    .flatMap(({ commands, factories }) => [...commands, ...factories])
    .flatMap(questionsOf)
    .some((question) => question.kind === "exists" && isSameType(question.root, type));
}
