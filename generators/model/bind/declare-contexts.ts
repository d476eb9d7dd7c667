import type { ContextDecl, ModelFile } from "../ast.ts";
import { gather, ofKind } from "../items.ts";
import { declareContext } from "./declare-context.ts";
import type { ContextSymbols } from "./symbols.ts";

/** Merges the parts of each context of all files, in reading order. A context with unchanged parts keeps its earlier object. */
export function declareContexts(
  files: readonly ModelFile[],
  previous: ReadonlyMap<string, ContextSymbols> = new Map(),
): ReadonlyMap<string, ContextSymbols> {
  const parts = new Map<string, ContextDecl[]>();
  for (const part of gather(files, (file) => ofKind(file.contexts, "context"))) {
    const known = parts.get(part.name.text);
    if (known === undefined) parts.set(part.name.text, [part]);
    else known.push(part);
  }
  return new Map(
    Array.from(parts, ([name, decls]) => {
      const last = previous.get(name);
      return [name, last !== undefined && isSame(last.parts, decls) ? last : declareContext(name, decls)];
    }),
  );
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Returns a context and all contexts that its types refer to, directly or transitively. Ignores unknown names. */
export function reachableFrom(
  context: ContextSymbols,
  contexts: ReadonlyMap<string, ContextSymbols>,
): readonly ContextSymbols[] {
  const reached = new Set([context]);
  // A set yields elements that are added during iteration.
  for (const one of reached) {
    for (const name of one.qualifiers) {
      const other = contexts.get(name);
      if (other !== undefined) reached.add(other);
    }
  }
  return [...reached];
}
