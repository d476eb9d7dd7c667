import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { neighboursOf } from "./bind/neighbours.ts";
import type { ContextSymbols, Neighbours, Scope } from "./bind/symbols.ts";
import { checks } from "./check/index.ts";
import type { RelationDecl } from "./context-map-ast.ts";
import type { Context } from "./ir.ts";
import { isSameList, valuesByKey } from "./items.ts";
import { lowerContext } from "./lower/lower-context.ts";
import { declareOperations } from "./operation/declare-operations.ts";
import { typeContext } from "./typing/type-context.ts";

/** The result of one context. */
export interface Understood {
  readonly symbols: ContextSymbols;
  /** The relations in which it takes part. */
  readonly relations: readonly RelationDecl[];
  /** The contexts that its expressions name, undefined for names of none. */
  readonly mentioned: ReadonlyMap<string, ContextSymbols | undefined>;
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined if a diagnostic is an error. */
  readonly context: Context | undefined;
}

type Contexts = ReadonlyMap<string, ContextSymbols>;
type Results = ReadonlyMap<string, Understood>;

/** Checks and lowers every context. Reuses a previous result if the context and all contexts that it refers to are the same. */
export function understand(
  contexts: Contexts,
  declared: readonly RelationDecl[],
  previous: Results = new Map(),
): Results {
  const neighbours = neighboursOf(contexts, declared);
  const changed = changedSince(previous, contexts, neighbours);
  return new Map(
    Array.from(contexts, ([name, symbols]) => {
      const before = previous.get(name);
      const isSame =
        before !== undefined &&
        !changed.has(name) &&
        [...before.mentioned].every(([other, mentioned]) => contexts.get(other) === mentioned);
      if (isSame) return [name, before];
      const relations = neighbours.relationsOf.get(name) ?? [];
      return [name, { symbols, relations, ...understandOne({ context: symbols, contexts, neighbours }) }];
    }),
  );
}

/** Returns the names of the contexts that differ from an earlier result, and of all that refer to them, directly or not. */
function changedSince(previous: Results, contexts: Contexts, { relationsOf }: Neighbours): ReadonlySet<string> {
  const isChanged = (name: string) => {
    const before = previous.get(name);
    return before?.symbols !== contexts.get(name) || !isSameList(before?.relations, relationsOf.get(name));
  };
  const referrers = valuesByKey(
    [...contexts.values()].flatMap(({ name, qualifiers }) => {
      const related = (relationsOf.get(name) ?? []).flatMap(({ left, right }) => [left.text, right.text]);
      return [...qualifiers, ...related].map((other) => [other, name] as const);
    }),
  );
  const changed = new Set([...previous.keys(), ...contexts.keys()].filter(isChanged));
  // A set yields elements that are added during iteration.
  for (const name of changed) for (const referrer of referrers.get(name) ?? []) changed.add(referrer);
  return changed;
}

function understandOne(scope: Scope): Pick<Understood, "mentioned" | "diagnostics" | "context"> {
  const named = checks.names.flatMap((check) => check(scope));
  const typed = typeContext(scope);
  const declared = declareOperations(scope, typed);
  const inner = declared.filter(({ isInner }) => isInner);
  const checked = { ...typed, operations: declared.filter(({ isInner }) => !isInner), inner };
  const diagnostics = [...named, ...typed.diagnostics, ...checks.meaning.flatMap((check) => check(checked))];
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  return { mentioned: typed.mentioned, diagnostics, context: hasError ? undefined : lowerContext(checked) };
}
