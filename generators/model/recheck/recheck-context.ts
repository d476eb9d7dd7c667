import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { grouped } from "../../text/grouped.ts";
import type { ContextDecl } from "../ast.ts";
import type { ContextSymbols, PartScope, PartSymbols } from "../bind/symbols.ts";
import type { CheckedContext } from "../check/check.ts";
import { checks } from "../check/index.ts";
import type { Context } from "../ir.ts";
import { lowerContext } from "../lower/lower-context.ts";
import { calledByParents } from "../operation/declare-operations.ts";
import type { ApiDecl } from "../operation/model-operation.ts";
import { typeContext } from "../typing/type-context.ts";
import { withOperations } from "../understand.ts";
import { type Kept, kept } from "./kept.ts";
import type { Surroundings } from "./lookups.ts";

/** The results of a context, and of its parts by their trees. */
export interface RecheckedContext {
  readonly context: ContextSymbols;
  readonly typed: ReadonlyMap<ContextDecl, Kept<TypedPart>>;
  readonly checked: ReadonlyMap<ContextDecl, Kept<Checked>>;
  readonly whole: Kept<Checked>;
  /** The context without syntax, if something has asked for it. */
  readonly lowered: Kept<Context | undefined> | undefined;
}

// No result has a scope, which would keep an earlier version of every context.
interface TypedPart {
  readonly part: PartSymbols;
  readonly typed: Omit<CheckedContext, "scope" | "operations" | "inner">;
  readonly diagnostics: readonly Diagnostic[];
  /** The factories and commands of children that the part calls. */
  readonly called: readonly ApiDecl[];
}

interface Checked {
  readonly checked: Omit<CheckedContext, "scope">;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks a context. Keeps the results of each part whose declarations are the same, as far as nothing that it refers to has changed. */
export function recheckContext(
  context: ContextSymbols,
  now: Surroundings,
  earlier: RecheckedContext | undefined,
): RecheckedContext {
  const { name, byPart } = context;
  const typed = mapOf(byPart, (part, tree) =>
    kept(earlier?.typed.get(tree), [part], now, (surroundings) => typePart(scopeOf(name, part, surroundings))),
  );
  const called = grouped(
    [...typed.values()].flatMap(({ value }) => value.called),
    ({ span }) => span.path,
  );
  const checked = mapOf(typed, ({ value }, tree) => {
    const own = (called.get(tree.span.path) ?? []).filter(({ span }) => isWithin(span, tree.span));
    return kept(earlier?.checked.get(tree), [value, ...own], now, (surroundings) =>
      checkPart(scopeOf(name, value.part, surroundings), value, new Set(own)),
    );
  });
  const results = Array.from(checked.values(), ({ value }) => value);
  const whole = kept(earlier?.whole, [...context.parts, ...results], now, (surroundings) =>
    checkWhole(scopeOf(name, context, surroundings), results),
  );
  return { context, typed, checked, whole, lowered: earlier?.lowered };
}

/** Lowers a checked context, unless it has an error. */
export function lowerRechecked({ context, whole, lowered }: RecheckedContext, now: Surroundings) {
  const { checked, diagnostics } = whole.value;
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  return kept(lowered, [whole.value], now, (surroundings) =>
    hasError ? undefined : lowerContext({ ...checked, scope: scopeOf(context.name, context, surroundings) }),
  );
}

function typePart(scope: PartScope): TypedPart {
  const { scope: _, diagnostics, ...typed } = typeContext(scope);
  const named = checks.names.parts.flatMap((check) => check(scope));
  return { part: scope.part, typed, diagnostics: [...named, ...diagnostics], called: calledByParents(scope) };
}

function checkPart(scope: PartScope, { typed, diagnostics }: TypedPart, calledByParent: ReadonlySet<ApiDecl>): Checked {
  const { scope: _, ...checked } = withOperations({ ...typed, scope }, calledByParent);
  const found = checks.meaning.parts.flatMap((check) => check({ ...checked, scope }));
  return { checked, diagnostics: [...diagnostics, ...found] };
}

function checkWhole(scope: PartScope, parts: readonly Checked[]): Checked {
  const checked = joined(parts.map((part) => part.checked));
  const diagnostics = [
    ...parts.flatMap((part) => part.diagnostics),
    ...checks.names.whole.flatMap((check) => check(scope)),
    ...checks.meaning.whole.flatMap((check) => check({ ...checked, scope })),
  ];
  return { checked, diagnostics };
}

function joined(parts: readonly Checked["checked"][]): Checked["checked"] {
  const operations = parts.flatMap((part) => part.operations);
  return {
    exprs: mapOfAll(parts.map(({ exprs }) => exprs)),
    mentioned: new Set(parts.flatMap(({ mentioned }) => [...mentioned])),
    callers: mapOfAll(parts.map(({ callers }) => callers)),
    seekers: mapOfAll(parts.map(({ seekers }) => seekers)),
    // The order of claims has the queries of all parts last.
    operations: [
      ...operations.filter(({ decl }) => decl.kind !== "query"),
      ...operations.filter(({ decl }) => decl.kind === "query"),
    ],
    inner: parts.flatMap(({ inner }) => inner),
  };
}

function scopeOf(name: string, part: PartSymbols, { contexts, neighbours }: Surroundings): PartScope {
  const context = contexts.get(name);
  if (context === undefined) throw new Error("A part is of no context.");
  return { context, part, contexts, neighbours };
}

function isWithin(inner: ApiDecl["span"], outer: ApiDecl["span"]): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function mapOf<K, V, R>(map: ReadonlyMap<K, V>, resultOf: (value: V, key: K) => R): ReadonlyMap<K, R> {
  return new Map(Array.from(map, ([key, value]) => [key, resultOf(value, key)]));
}

function mapOfAll<K, V>(maps: readonly ReadonlyMap<K, V>[]): ReadonlyMap<K, V> {
  const all = new Map<K, V>();
  for (const map of maps) for (const [key, value] of map) all.set(key, value);
  return all;
}
