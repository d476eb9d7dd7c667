import type { Name } from "../../model/ast-node.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";

/** Returns the names that declare the thing at an offset; empty for words of the language and unknown names. */
export function definitionsAt(snapshot: ModelSnapshot, path: string, offset: number): readonly Name[] {
  return snapshot.mentionAt(path, offset)?.thing.declarations ?? [];
}

/** Returns every name of the thing at an offset, with its declarations if they are wanted. */
export function referencesAt(
  snapshot: ModelSnapshot,
  path: string,
  { offset, withDeclaration }: { readonly offset: number; readonly withDeclaration: boolean },
): readonly Name[] {
  const thing = snapshot.mentionAt(path, offset)?.thing;
  if (thing === undefined) return [];
  const mentions = thing.kind === "word" ? [] : snapshot.mentionsOf(thing);
  return mentions.flatMap(({ name, isDeclaration }) => (isDeclaration && !withDeclaration ? [] : [name]));
}
