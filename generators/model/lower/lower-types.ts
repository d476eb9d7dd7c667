import type { EnumDecl, EventDecl, QuantityDecl, ValueDecl } from "../ast.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { CheckedContext } from "../check/check.ts";
import { evolutionOf } from "../evolution.ts";
import type { Enum, Event, Identity, IdentityStrategy, Value } from "../ir.ts";
import { gather, ofKind } from "../items.ts";
import { exprOf, lowerMember, lowerParameters, lowerRule } from "./lower-parts.ts";

export function lowerEnum({ decl, type, modules }: TypeSymbol<EnumDecl>, checked: CheckedContext): Enum {
  const { since, deprecated } = evolutionOf(decl.annotations);
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    since,
    deprecated,
    type,
    modules,
    parameters: lowerParameters(decl.parameters, checked.scope),
    members: ofKind(decl.members, "enumMember").map((member) => ({
      name: member.name.text,
      arguments: member.arguments.map((value) => exprOf(checked, value)),
    })),
  };
}

export function lowerValue(
  { decl, type, modules, fields, invariants }: TypeSymbol<ValueDecl | QuantityDecl>,
  checked: CheckedContext,
): Value {
  const { since, deprecated } = evolutionOf(decl.annotations);
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    since,
    deprecated,
    type,
    modules,
    isQuantity: decl.kind === "quantity",
    members: fields.map((member) => lowerMember(member, checked)),
    invariants: invariants.map((invariant) => lowerRule(invariant, checked)),
  };
}

export function lowerEvent({ decl, type, modules, fields }: TypeSymbol<EventDecl>, checked: CheckedContext): Event {
  const { since, deprecated } = evolutionOf(decl.annotations);
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    since,
    deprecated,
    type,
    modules,
    members: fields.map((member) => lowerMember(member, checked)),
  };
}

/** Lists the generated identities: those of entities, then mentioned ones. */
export function lowerIdentities(scope: Scope): readonly Identity[] {
  return gather([...scope.context.named.values()], (type) =>
    type.kind === "identity" ? [{ name: type.name, type, strategy: strategyOf(type.name, scope) }] : [],
  );
}

/** Returns the strategy of an identity: that of its entity, else Guid. */
export function strategyOf(identity: string, { context }: Scope): IdentityStrategy {
  const strategy = context.entityByIdentity.get(identity)?.decl.strategy;
  if (strategy?.kind === "natural")
    return { kind: "natural", backing: strategy.backing.text === "Int" ? "Int" : "String" };
  return { kind: strategy?.kind ?? "guid" };
}
