import type { Name } from "../../model/ast-node.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";

/** Returns the names that declare the referent at an offset; empty for words of the language and unknown names. */
export function definitionsAt(snapshot: ModelSnapshot, path: string, offset: number): readonly Name[] {
  return snapshot.mentionAt(path, offset)?.referent.declarations ?? [];
}

/** Returns every name of the referent at an offset, with its declarations if they are wanted. */
export function referencesAt(
  snapshot: ModelSnapshot,
  path: string,
  { offset, withDeclaration }: { readonly offset: number; readonly withDeclaration: boolean },
): readonly Name[] {
  const referent = snapshot.mentionAt(path, offset)?.referent;
  if (referent === undefined) return [];
  const mentions = referent.kind === "word" ? [] : snapshot.mentionsOf(referent);
  return mentions.flatMap(({ name, isDeclaration }) => (isDeclaration && !withDeclaration ? [] : [name]));
}
