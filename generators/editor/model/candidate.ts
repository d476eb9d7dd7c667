import { CompletionItemKind } from "vscode-languageserver";
import type { Scope, TypeSymbol } from "../../model/bind/symbols.ts";
import type { Slot } from "./slot.ts";

/** A word that can stand at a position. */
export interface Candidate {
  readonly text: string;
  readonly kind: CompletionItemKind;
  readonly detail?: string | undefined;
  readonly doc?: string | undefined;
  /** True for a word that is meant more often than others. */
  readonly isLikely?: boolean;
}

/** Finds the words for a place of a name. */
export type Finder = (slot: Slot, scope: Scope) => readonly Candidate[];

const kinds = {
  value: CompletionItemKind.Struct,
  quantity: CompletionItemKind.Struct,
  event: CompletionItemKind.Event,
  integrationEvent: CompletionItemKind.Event,
  enum: CompletionItemKind.Enum,
  union: CompletionItemKind.Enum,
  unionCase: CompletionItemKind.EnumMember,
  entity: CompletionItemKind.Class,
  readModel: CompletionItemKind.Interface,
  projection: CompletionItemKind.Interface,
} as const;

/** Returns declared types by name. */
export function typeNames(symbols: readonly TypeSymbol[]): readonly Candidate[] {
  return symbols
    .filter(({ decl }) => decl.name.text !== "")
    .map(({ decl }) => ({
      ...{ text: decl.name.text, kind: kinds[decl.kind], detail: decl.kind, isLikely: true },
      doc: decl.doc?.text,
    }));
}
