import type { Diagnostic, Note, Span } from "../../diagnostics/diagnostic.ts";
import type { Name } from "../ast-node.ts";

/** Pairs each item that has the key of an earlier one with the first of that key. */
export function clashes<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly (readonly [first: T, second: T])[] {
  const holders = new Map<string, T>();
  const pairs: (readonly [T, T])[] = [];
  // `flatMap` takes twice the time, for lists that most often have no clash.
  for (const item of items) {
    const key = keyOf(item);
    const first = holders.get(key);
    if (first === undefined) holders.set(key, item);
    else pairs.push([first, item]);
  }
  return pairs;
}

/** Returns the first item of each key. */
export function distinct<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const met = new Set<string>();
  return items.filter((item) => met.size < met.add(keyOf(item)).size);
}

/** A declaration with a name. */
export interface Named {
  readonly name: Name;
}

/** Reports each declaration with the name of an earlier one, with a note at that. Names clash in any letter case, or as `keyOf` says. */
export function clashingNames<D extends Named>(
  decls: readonly D[],
  diagnose: (
    name: string,
    at: { readonly span: Span; readonly notes: readonly Note[] },
    pair: readonly [first: D, second: D],
  ) => Diagnostic,
  keyOf: (name: string) => string = (name) => name.toLowerCase(),
): readonly Diagnostic[] {
  // Recovery leaves names empty.
  const named = decls.filter(({ name }) => name.text !== "");
  return clashes(named, ({ name }) => keyOf(name.text)).map((pair) => {
    const [{ name: first }, { name: span }] = pair;
    return diagnose(
      span.text,
      { span, notes: [{ message: `\`${first.text}\` is first declared here.`, span: first }] },
      pair,
    );
  });
}

/** Returns a name as it is, for names that clash letter by letter. */
export function exactly(name: string): string {
  return name;
}
