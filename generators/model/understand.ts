import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { RelationDecl } from "./ast.ts";
import { neighboursOf } from "./bind/neighbours.ts";
import type { ContextSymbols, Neighbours, Scope } from "./bind/symbols.ts";
import { checks } from "./check/index.ts";
import type { Context } from "./ir.ts";
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
  if (previous.size === 0) return new Set();
  const isChanged = (name: string) => {
    const before = previous.get(name);
    return before?.symbols !== contexts.get(name) || !isEqual(before?.relations, relationsOf.get(name) ?? []);
  };
  const referrers = referrersIn(contexts, relationsOf);
  const changed = new Set([...previous.keys(), ...contexts.keys()].filter(isChanged));
  // A set yields elements that are added during iteration.
  for (const name of changed) for (const referrer of referrers.get(name) ?? []) changed.add(referrer);
  return changed;
}

/** Returns the contexts that refer to a name by their types or relations, by that name. */
function referrersIn(contexts: Contexts, relationsOf: Neighbours["relationsOf"]): ReadonlyMap<string, Set<string>> {
  const referrers = new Map<string, Set<string>>();
  for (const { name, qualifiers } of contexts.values()) {
    const related = (relationsOf.get(name) ?? []).flatMap(({ left, right }) => [left.text, right.text]);
    for (const other of [...qualifiers, ...related]) {
      const known = referrers.get(other);
      if (known === undefined) referrers.set(other, new Set([name]));
      else known.add(name);
    }
  }
  return referrers;
}

function isEqual<T>(one: readonly T[] | undefined, other: readonly T[]): boolean {
  return one?.length === other.length && other.every((item, index) => item === one[index]);
}

function understandOne(scope: Scope): Pick<Understood, "mentioned" | "diagnostics" | "context"> {
  const names = checks.names.flatMap((check) => check(scope));
  const typed = typeContext(scope);
  const declared = declareOperations(scope);
  const inner = declared.filter(({ isInner }) => isInner);
  const operations = inner.length === 0 ? declared : declared.filter(({ isInner }) => !isInner);
  const checked = { ...typed, operations, inner };
  const diagnostics = [...names, ...typed.diagnostics, ...checks.meaning.flatMap((check) => check(checked))];
  const { mentioned } = typed;
  return { mentioned, diagnostics, context: hasError(diagnostics) ? undefined : lowerContext(checked) };
}

function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
