import type { EnumDecl, EventDecl, QuantityDecl, ValueDecl } from "../ast.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { CheckedContext } from "../check/check.ts";
import type { Enum, Event, Identity, IdentityStrategy, Value } from "../ir.ts";
import { gather, ofKind } from "../items.ts";
import { declaredType, exprOf, lowerMember, lowerParameters, lowerRule } from "./lower-parts.ts";

export function lowerEnum(symbol: TypeSymbol<EnumDecl>, checked: CheckedContext): Enum {
  const { decl } = symbol;
  return {
    ...declaredType(symbol),
    parameters: lowerParameters(decl.parameters, checked.scope),
    members: ofKind(decl.members, "enumMember").map((member) => ({
      name: member.name.text,
      arguments: member.arguments.map((value) => exprOf(checked, value)),
    })),
  };
}

export function lowerValue(symbol: TypeSymbol<ValueDecl | QuantityDecl>, checked: CheckedContext): Value {
  const { decl, fields, invariants } = symbol;
  return {
    ...declaredType(symbol),
    isQuantity: decl.kind === "quantity",
    members: fields.map((member) => lowerMember(member, checked)),
    invariants: invariants.map((invariant) => lowerRule(invariant, checked)),
  };
}

export function lowerEvent(symbol: TypeSymbol<EventDecl>, checked: CheckedContext): Event {
  return {
    ...declaredType(symbol),
    members: symbol.fields.map((member) => lowerMember(member, checked)),
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
