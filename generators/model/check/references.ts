import { catalogue } from "../../diagnostics/catalogue.ts";
import type { CatalogueEntry } from "../../diagnostics/catalogue-entry.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { TypeRef } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import { gather } from "../items.ts";
import type { DeclaredType, Type } from "../type.ts";
import { symbolOf } from "../typing/member-type.ts";
import { nameOfBehaviour } from "./behaviours.ts";
import type { Check } from "./check.ts";

type Entry = CatalogueEntry<{ readonly owner: string; readonly type: string }>;

/** Who may hold what: entities stay inside their aggregate, and events and read models are handed out only. */
export const references: Check = ({ scope }) => [
  ...gather(scope.context.withFields, (symbol) =>
    gather(symbol.fields, ({ type }) =>
      mentions(type, scope, (held) => memberEntry(symbol, held, scope), symbol.decl.name.text),
    ),
  ),
  ...gather(parametersOf(scope), ({ owner, types }) =>
    gather(types, (type) => mentions(type, scope, parameterEntry, owner)),
  ),
];

function memberEntry({ decl, aggregate }: TypeSymbol, held: DeclaredType, scope: Scope): Entry | undefined {
  if (held.kind === "event" || held.kind === "readModel") return catalogue.fieldIsMessage;
  if (held.kind !== "entity") return undefined;
  if (decl.kind === "event") return catalogue.eventHoldsEntity;
  if (decl.kind !== "entity") return catalogue.valueRefersToEntity;
  const home = symbolOf(held, scope)?.aggregate;
  return home === undefined || home === aggregate ? undefined : catalogue.foreignAggregate;
}

function parameterEntry(held: DeclaredType): Entry | undefined {
  return held.kind === "entity" ? catalogue.parameterIsEntity : undefined;
}

function parametersOf(scope: Scope) {
  const behaviours = scope.context.behaviours.map(({ decl }) => ({
    owner: nameOfBehaviour(decl),
    parameters: decl.parameters,
  }));
  const queries = scope.context.queries.map(({ name, parameters }) => ({ owner: name.text, parameters }));
  return [...behaviours, ...queries].map(({ owner, parameters }) => ({
    owner,
    types: parameters.map(({ type }) => type),
  }));
}

function mentions(
  ref: TypeRef,
  scope: Scope,
  entryFor: (held: DeclaredType) => Entry | undefined,
  owner: string,
): readonly Diagnostic[] {
  const type = resolveType(ref, scope);
  // As most are.
  if (type.kind === "scalar" || type.kind === "identity") return [];
  return gather(declaredIn(type), (held) => {
    const entry = entryFor(held);
    return entry === undefined ? [] : [report(entry, { owner, type: held.name }, { span: ref.span })];
  });
}

function declaredIn(type: Type): readonly DeclaredType[] {
  switch (type.kind) {
    case "scalar":
    case "unknown":
      return [];
    case "list":
    case "set":
      return declaredIn(type.item);
    case "map":
      return [...declaredIn(type.key), ...declaredIn(type.value)];
    case "range":
      return declaredIn(type.bound);
    case "optional":
      return declaredIn(type.of);
    default:
      return [type];
  }
}
