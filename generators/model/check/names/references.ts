import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../../../diagnostics/catalogue/catalogue-entry.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import type { TypeRef } from "../../ast.ts";
import { resolveType, symbolOf } from "../../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../bind/symbols.ts";
import type { ApiDecl } from "../../operation/annotations.ts";
import type { DeclaredType, Type } from "../../type.ts";
import { type Check, nameOfBehaviour } from "../check.ts";

type Entry = CatalogueEntry<{ readonly owner: string; readonly type: string }>;

/** Checks references between types: entities stay inside their aggregate, and nothing stores events or read models. */
export const references: Check = ({ scope }) => [
  ...scope.context.withFields.flatMap((symbol) =>
    symbol.fields.flatMap(({ type }) =>
      mentions(type, scope, (held) => memberEntry(symbol, held, scope), symbol.decl.name.text),
    ),
  ),
  ...scope.context.behaviours.flatMap(({ decl }) => parameterFaults(decl, scope)),
  ...scope.context.queries.flatMap((query) => parameterFaults(query, scope)),
];

function memberEntry({ decl, aggregate }: TypeSymbol, held: DeclaredType, scope: Scope): Entry | undefined {
  if (held.kind === "event" || held.kind === "readModel") return catalogue.fieldIsMessage;
  if (held.kind !== "entity") return undefined;
  if (decl.kind === "event" || decl.kind === "integrationEvent") return catalogue.eventHoldsEntity;
  if (decl.kind !== "entity") return catalogue.valueRefersToEntity;
  const home = symbolOf(held, scope)?.aggregate;
  return home === undefined || home === aggregate ? undefined : catalogue.foreignAggregate;
}

function parameterEntry(held: DeclaredType): Entry | undefined {
  return held.kind === "entity" ? catalogue.parameterIsEntity : undefined;
}

function parameterFaults(decl: ApiDecl, scope: Scope): readonly Diagnostic[] {
  const owner = decl.kind === "query" ? decl.name.text : nameOfBehaviour(decl);
  return decl.parameters.flatMap(({ type }) => mentions(type, scope, parameterEntry, owner));
}

function mentions(
  ref: TypeRef,
  scope: Scope,
  entryFor: (held: DeclaredType) => Entry | undefined,
  owner: string,
): readonly Diagnostic[] {
  const type = resolveType(ref, scope);
  // Most types are scalars or identities.
  if (type.kind === "scalar" || type.kind === "identity") return [];
  return declaredIn(type).flatMap((held) => {
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
