import { entityCompletions } from "../../generators/editor/entity/completion.ts";
import { EntitySnapshot } from "../../generators/editor/entity/entity-snapshot.ts";
import { completionsAt } from "../../generators/editor/model/completion.ts";
import { ModelSnapshot } from "../../generators/editor/model/model-snapshot.ts";
import type { Input } from "./input.ts";

/** A place in a text, whose next word is asked for. */
export interface Place extends Pick<Input, "kind" | "text"> {
  readonly offset: number;
}

/** A word that can stand at a place. */
export interface Suggestion {
  readonly label: string;
  /** The text that replaces what is typed of the word. */
  readonly apply: string;
  readonly detail: string;
  /** The explanation; empty for none. */
  readonly info: string;
}

/** Returns the words that can stand at a place, as the language server completes them: the likely ones first. */
export function suggestionsAt({ kind, text, offset }: Place): readonly Suggestion[] {
  const path = `input.${kind}`;
  const sources = [{ path, text }];
  const items =
    kind === "model"
      ? completionsAt(new ModelSnapshot(sources), path, offset)
      : entityCompletions(new EntitySnapshot(sources), path, offset);
  const keyed = items.map((item) => ({ item, key: item.sortText ?? "" }));
  return keyed
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ item: { label, insertText = label, detail = "", documentation = "" } }) => ({
      label,
      apply: insertText,
      detail,
      info: typeof documentation === "string" ? documentation : documentation.value,
    }));
}
