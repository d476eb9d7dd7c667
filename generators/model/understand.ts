import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { reachableFrom } from "./bind/declare-contexts.ts";
import { neighboursOf } from "./bind/neighbours.ts";
import type { ContextSymbols, Scope } from "./bind/symbols.ts";
import { checks } from "./check/index.ts";
import type { RelationDecl } from "./context-map-ast.ts";
import type { Context } from "./ir.ts";
import { gather } from "./items.ts";
import { lowerContext } from "./lower/lower-context.ts";
import { declareOperations } from "./operation/declare-operations.ts";
import { typeContext } from "./typing/type-context.ts";

/** The result of one context. */
export interface Understood {
  /** The contexts that it refers to, itself included. */
  readonly reachable: readonly ContextSymbols[];
  /** The contexts that its expressions name, undefined for names of none. */
  readonly mentioned: ReadonlyMap<string, ContextSymbols | undefined>;
  /** The relations of these contexts. */
  readonly relations: readonly RelationDecl[];
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined if a diagnostic is an error. */
  readonly context: Context | undefined;
}

/** Checks and lowers every context. Reuses a previous result if the context and all contexts that it refers to are the same. */
export function understand(
  contexts: ReadonlyMap<string, ContextSymbols>,
  relations: readonly RelationDecl[],
  previous: ReadonlyMap<string, Understood> = new Map(),
): ReadonlyMap<string, Understood> {
  const neighbours = neighboursOf(contexts, relations);
  return new Map(
    Array.from(contexts, ([name, context]) => {
      const reachable = reachableFrom(context, contexts, neighbours.relationsOf);
      const related = relatedTo(reachable, relations);
      const before = previous.get(name);
      const isSame =
        before !== undefined &&
        isEqual(before.reachable, reachable) &&
        isEqual(before.relations, related) &&
        [...before.mentioned].every(([other, symbols]) => contexts.get(other) === symbols);
      if (isSame) return [name, before];
      return [name, { reachable, relations: related, ...understandOne({ context, contexts, neighbours }) }];
    }),
  );
}

function relatedTo(reachable: readonly ContextSymbols[], relations: readonly RelationDecl[]): readonly RelationDecl[] {
  if (relations.length === 0) return relations;
  const names = new Set(reachable.map(({ name }) => name));
  return relations.filter(({ left, right }) => names.has(left.text) || names.has(right.text));
}

function isEqual<T>(one: readonly T[] | undefined, other: readonly T[]): boolean {
  return one?.length === other.length && other.every((item, index) => item === one[index]);
}

function understandOne(scope: Scope): Pick<Understood, "mentioned" | "diagnostics" | "context"> {
  const names = gather(checks.names, (check) => check(scope));
  const typed = typeContext(scope);
  const declared = declareOperations(scope);
  const inner = declared.filter(({ isInner }) => isInner);
  const operations = inner.length === 0 ? declared : declared.filter(({ isInner }) => !isInner);
  const checked = { ...typed, operations, inner };
  const diagnostics = [...names, ...typed.diagnostics, ...gather(checks.meaning, (check) => check(checked))];
  const { mentioned } = typed;
  return { mentioned, diagnostics, context: hasError(diagnostics) ? undefined : lowerContext(checked) };
}

function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
