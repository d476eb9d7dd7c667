import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { reachableFrom } from "./bind/declare-contexts.ts";
import type { ContextSymbols } from "./bind/symbols.ts";
import { checks } from "./check/index.ts";
import type { Context } from "./ir.ts";
import { gather } from "./items.ts";
import { lowerContext } from "./lower/lower-context.ts";
import { declareOperations } from "./operation/declare-operations.ts";
import { typeContext } from "./typing/type-context.ts";

/** The result of one context. */
export interface Understood {
  /** The contexts that it refers to, itself included. */
  readonly reachable: readonly ContextSymbols[];
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined if a diagnostic is an error. */
  readonly context: Context | undefined;
}

/** Checks and lowers every context. Reuses a previous result if the context and all contexts that it refers to are the same. */
export function understand(
  contexts: ReadonlyMap<string, ContextSymbols>,
  previous: ReadonlyMap<string, Understood> = new Map(),
): ReadonlyMap<string, Understood> {
  return new Map(
    Array.from(contexts, ([name, context]) => {
      const reachable = reachableFrom(context, contexts);
      const before = previous.get(name);
      const isSame =
        before?.reachable.length === reachable.length &&
        reachable.every((one, index) => one === before.reachable[index]);
      return [name, isSame && before !== undefined ? before : understandOne(context, contexts, reachable)];
    }),
  );
}

function understandOne(
  context: ContextSymbols,
  contexts: ReadonlyMap<string, ContextSymbols>,
  reachable: readonly ContextSymbols[],
): Understood {
  const scope = { context, contexts };
  const names = gather(checks.names, (check) => check(scope));
  const typed = typeContext(scope);
  const declared = declareOperations(scope);
  const operations = declared.filter(({ isInner }) => !isInner);
  const checked = { ...typed, operations, inner: declared.filter(({ isInner }) => isInner) };
  const diagnostics = [...names, ...typed.diagnostics, ...gather(checks.meaning, (check) => check(checked))];
  return { reachable, diagnostics, context: hasError(diagnostics) ? undefined : lowerContext(checked) };
}

function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}
