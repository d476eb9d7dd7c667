import type { StoreQuestion } from "../../../../model/expr.ts";
import type { Aggregate, Context, Entity, Member } from "../../../../model/ir.ts";
import { isSameType } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { isStoreQuestion, questionsOf } from "../domain/asked-words.ts";

/** Names the method of a repository that tells if an aggregate is stored; a finder can have the usual name. */
export function existsMethod(aggregate: Aggregate): string {
  return methodBesideFinders("Exists", aggregate);
}

/** Names the method of a repository that reads some fields of a stored aggregate. */
export function fieldsMethod(aggregate: Aggregate): string {
  return methodBesideFinders("FindFields", aggregate);
}

function methodBesideFinders(usual: string, { repository }: Aggregate): string {
  return freshIdentifier(usual, new Set(repository.finders.map(({ name }) => pascalCaseOf(name))));
}

/** Lists what the behaviours of a context ask the store about a root. */
export function askedAbout({ type }: Entity, { entities }: Context): readonly StoreQuestion[] {
  return entities
    .flatMap(({ commands, factories }) => [...commands, ...factories])
    .flatMap(questionsOf)
    .filter(isStoreQuestion)
    .filter(({ root }) => isSameType(root, type));
}

/** True for a root that some rule of its context asks the store for. */
export function isSought(root: Entity, context: Context): boolean {
  return askedAbout(root, context).some(({ kind }) => kind === "exists");
}

/** Lists the members of a root that some behaviour reads from outside, in the order of their declaration. */
export function readFields(root: Entity, context: Context): readonly Member[] {
  const names = askedAbout(root, context).flatMap((question) => (question.kind === "fieldOf" ? [question.name] : []));
  return root.members.filter(({ name }) => names.includes(name));
}
