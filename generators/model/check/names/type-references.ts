import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { quoted } from "../../../text/quoted.ts";
import type { NamedTypeRef } from "../../ast.ts";
import { isKnownType, resolveType } from "../../bind/resolve.ts";
import type { ContextSymbols, Scope } from "../../bind/symbols.ts";
import { generics, isScalar, required, scalars, spellingOf, type Type } from "../../type.ts";
import { unknownContext } from "../boundary/context-faults.ts";
import type { NameCheck } from "../check.ts";

/** Checks that every mentioned type exists. */
export const unknownTypeName: NameCheck = (scope) =>
  scope.context.typeRefs.flatMap((ref) => {
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
  return report(
    catalogue.unknownTypeName,
    { type },
    { span, hint: aptHint(span.text, home) ?? spellingHint(span.text, namesAt(ref, home, scope)) },
  );
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
  scope.context.typeRefs.flatMap((ref) => {
    if (ref.name.text === "") return [];
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
  const type = written.kind === "optional" ? written.of : written;
  const key = type.kind === "set" ? type.item : type.kind === "map" ? type.key : undefined;
  return key !== undefined && ["list", "set", "map", "range", "optional"].includes(key.kind)
    ? "a single value that is never absent there"
    : undefined;
}

/** Checks that a range has an ordered type. */
export const rangeType: NameCheck = (scope) =>
  scope.context.typeRefs.flatMap((ref) => {
    const type = required(resolveType(ref, scope));
    if (type.kind !== "range" || type.bound.kind === "unknown" || isScalar(type.bound, "Int", "Decimal", "Instant"))
      return [];
    return [report(catalogue.rangeType, { type: spellingOf(type.bound) }, { span: ref.span })];
  });
