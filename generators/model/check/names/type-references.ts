import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../../../diagnostics/catalogue/catalogue-entry.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { quoted } from "../../../text/quoted.ts";
import type { NamedTypeRef, TypeRef } from "../../ast.ts";
import { isKnownType, resolveType, symbolOf } from "../../bind/resolve.ts";
import type { ContextSymbols, Scope, TypeSymbol } from "../../bind/symbols.ts";
import { typeHint } from "../../names/foreign-names.ts";
import type { ApiDecl } from "../../operation/model-operation.ts";
import {
  type DeclaredType,
  declaredIn,
  generics,
  isOrdered,
  isScalar,
  isSingle,
  required,
  scalars,
  spellingOf,
  type Type,
} from "../../type.ts";
import { unknownContext } from "../boundary/imports.ts";
import { behaviourName, type Check, type NameCheck } from "../check.ts";

/** Checks that every mentioned type exists. */
export const unknownTypeName: NameCheck = (scope) =>
  scope.part.typeRefs.flatMap((ref) => {
    if (ref.name.text === "") return [];
    return isKnownType(ref, scope) ? [] : [ambiguityOf(ref, scope) ?? faultOf(ref, scope)];
  });

/** Reports an identity of entities in several contexts whose values differ. */
function ambiguityOf({ qualifier, name: span }: NamedTypeRef, { context }: Scope): Diagnostic | undefined {
  const owners = qualifier === undefined ? (context.ownersOfMentioned.get(span.text) ?? []) : [];
  const [first] = owners;
  if (first === undefined || owners.length < 2) return undefined;
  const notes = owners.map(({ decl, type }) => ({
    message: `\`${type.context}.${span.text}\` is declared here.`,
    span: decl.identity,
  }));
  const identities = owners.map(({ type }) => `${type.context}.${span.text}`);
  const hint = `Name the context, such as ${quoted(identities[0] ?? span.text)}.`;
  return report(catalogue.ambiguousIdentity, { identity: span.text, identities }, { span, hint, notes });
}

function faultOf(ref: NamedTypeRef, scope: Scope): Diagnostic {
  const { qualifier, name: span } = ref;
  const { context, contexts } = scope;
  if (qualifier !== undefined && !contexts.has(qualifier.text)) {
    return unknownContext(qualifier, contexts);
  }
  const home = (qualifier && contexts.get(qualifier.text)) ?? context;
  const type = qualifier === undefined ? span.text : `${qualifier.text}.${span.text}`;
  const hintOf = qualifier === undefined ? typeHint : spellingHint;
  const hint = aptHint(span.text, home) ?? hintOf(span.text, [...namesAt(ref, home, scope)]);
  return report(catalogue.unknownTypeName, { type }, { span, hint });
}

function aptHint(name: string, context: ContextSymbols): string | undefined {
  const { aggregates, services } = context;
  const [owner] = context.ownersOfMentioned.get(name) ?? [];
  if (owner !== undefined) return `It is a value of another context: ${quoted(`${owner.type.context}.${name}`)}.`;
  const aggregate = aggregates.find((one) => one.name.text === name);
  if (aggregate !== undefined)
    return `${quoted(name)} is an aggregate; its root ${quoted(aggregate.root.text)} is a type.`;
  return services.some((service) => service.name.text === name) ? `${quoted(name)} is a service.` : undefined;
}

/** Lists the names of types that a reference can have at its place: behind a context those of that context alone. */
function* namesAt({ qualifier }: NamedTypeRef, home: ContextSymbols, { neighbours }: Scope): Iterable<string> {
  yield* home.typeByName.keys();
  yield* home.entityByIdentity.keys();
  if (qualifier !== undefined) return;
  yield* neighbours.visible.get(home.name)?.keys() ?? [];
  yield* neighbours.identities;
  yield* Object.keys(scalars);
  yield* generics.keys();
}

/** Checks the number of type arguments; items of sets and keys of maps must be single values. */
export const typeArgumentCount: NameCheck = (scope) =>
  scope.part.typeRefs.flatMap((ref) => {
    if (ref.name.text === "" || !isKnownType(ref, scope)) return [];
    const expected = expectationOf(ref) ?? keyFault(resolveType(ref, scope));
    return expected === undefined
      ? []
      : [report(catalogue.typeArgumentCount, { type: ref.name.text, expected }, { span: ref.span })];
  });

const counts = ["no type arguments", "one type in angle brackets", "two types in angle brackets"];

function expectationOf({ qualifier, name, arguments: found }: NamedTypeRef): string | undefined {
  const count = (qualifier === undefined ? generics.get(name.text) : undefined) ?? 0;
  return found.length === count ? undefined : counts[count];
}

function keyFault(written: Type): string | undefined {
  const type = required(written);
  const key = type.kind === "set" ? type.item : type.kind === "map" ? type.key : undefined;
  if (key === undefined || isSingle(key)) return undefined;
  return isScalar(key, "Double") ? "exact values there, such as Decimal" : "a single value that is never absent there";
}

/** Checks that a range has an ordered type. */
export const rangeType: NameCheck = (scope) =>
  scope.part.typeRefs.flatMap((ref) => {
    const type = required(resolveType(ref, scope));
    if (type.kind !== "range" || type.bound.kind === "unknown" || isOrdered(type.bound)) return [];
    return [report(catalogue.rangeType, { type: spellingOf(type.bound) }, ref)];
  });

type Entry = CatalogueEntry<{ readonly owner: string; readonly type: string }>;

/** Checks references between types: entities stay inside their aggregate, and nothing stores events or read models. */
export const references: Check = ({ scope }) => {
  const { withFields, behaviours, queries } = scope.part;
  const decls: readonly ApiDecl[] = [...behaviours.map(({ decl }) => decl), ...queries];
  return [
    ...withFields.flatMap((symbol) =>
      symbol.fields.flatMap(({ type: ref }) => {
        const held = declaredIn(resolveType(ref, scope));
        return held.flatMap((type) => refused(memberEntry(symbol, type, scope), symbol.decl.name.text, type, ref));
      }),
    ),
    ...decls.flatMap((decl) =>
      decl.parameters.flatMap(({ type: ref }) => {
        const entities = declaredIn(resolveType(ref, scope)).filter(({ kind }) => kind === "entity");
        return entities.flatMap((type) => refused(catalogue.parameterIsEntity, behaviourName(decl), type, ref));
      }),
    ),
  ];
};

function memberEntry({ decl, aggregate }: TypeSymbol, held: DeclaredType, scope: Scope): Entry | undefined {
  if (held.kind === "event" || held.kind === "readModel") return catalogue.fieldIsMessage;
  if (held.kind !== "entity") return undefined;
  if (decl.kind === "event" || decl.kind === "integrationEvent") return catalogue.eventHoldsEntity;
  if (decl.kind !== "entity") return catalogue.valueRefersToEntity;
  const home = symbolOf(held, scope)?.aggregate;
  return home === undefined || home === aggregate ? undefined : catalogue.foreignAggregate;
}

function refused(entry: Entry | undefined, owner: string, { name: type }: DeclaredType, { span }: TypeRef) {
  return entry === undefined ? [] : [report(entry, { owner, type }, { span })];
}
