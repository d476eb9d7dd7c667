import type { Diagnostic, Note, Span } from "../../diagnostics/diagnostic.ts";
import type { Declared, PropertyDecl } from "../declaration.ts";

/** A semantic check of entity files: declarations in, diagnostics out. */
export type Check = (declared: Declared) => readonly Diagnostic[];

/** Builds a check that looks at every property. */
export function propertyCheck(
  faultsOf: (property: PropertyDecl, declared: Declared) => Diagnostic | readonly Diagnostic[] | undefined,
): Check {
  return (declared) =>
    declared.entities.flatMap(({ properties }) => properties).flatMap((property) => faultsOf(property, declared) ?? []);
}

/** Returns each item whose key an earlier item has, with that earlier item. */
export function clashesOf<T>(
  members: readonly T[],
  keyOf: (member: T) => string,
): readonly { readonly first: T; readonly second: T }[] {
  const seen = new Map<string, T>();
  return members.flatMap((second) => {
    const first = seen.get(keyOf(second));
    if (first !== undefined) return [{ first, second }];
    seen.set(keyOf(second), second);
    return [];
  });
}

/** The span of a clashing declaration, with a note at the first one. */
export interface ClashSpans {
  readonly span: Span;
  readonly notes: readonly Note[];
}

/** Points at the second of two clashing declarations, and at the first in a note. */
export function clashSpans(first: { readonly span: Span }, second: { readonly span: Span }): ClashSpans {
  return { span: second.span, notes: [{ message: "The other one is here.", span: first.span }] };
}
