import type * as ast from "../ast.ts";
import { strategyIn } from "../bind/identities.ts";
import { identityTypeOf, memberTypeOf, resolveType, soughtRoot, sourceOf, visibleType } from "../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { CheckedContext } from "../check/check.ts";
import { evolutionOf } from "../evolution.ts";
import type { Enum, Event, Identity, Query, ReadModel, ReadModelField, Service, Value } from "../ir.ts";
import { ofKind } from "../items.ts";
import { pagingOf } from "../paging.ts";
import { required, unknownType } from "../type.ts";
import { formatRules } from "../typing/text-formats.ts";
import {
  declared,
  described,
  exprOf,
  lowerMember,
  lowerParameters,
  lowerRule,
  type OperatedContext,
} from "./lower-parts.ts";

export function lowerEnum(symbol: TypeSymbol<ast.EnumDecl>, checked: CheckedContext): Enum {
  const { parameters, members } = symbol.decl;
  return {
    ...declared(symbol),
    parameters: lowerParameters(parameters, checked.scope),
    members: ofKind(members, "enumMember").map((member) => ({
      name: member.name.text,
      arguments: member.arguments.map((value) => exprOf(checked, value)),
    })),
  };
}

export function lowerValue(symbol: TypeSymbol<ast.ValueDecl | ast.QuantityDecl>, checked: CheckedContext): Value {
  const members = symbol.fields.map((member) => lowerMember(member, checked));
  const stored = members.filter(({ initializer }) => initializer?.kind !== "derived");
  return {
    ...declared(symbol),
    isQuantity: symbol.decl.kind === "quantity",
    members,
    invariants: [
      ...formatRules(stored, "field"),
      ...symbol.invariants.map((invariant) => lowerRule(invariant, checked)),
    ],
  };
}

export function lowerEvent(
  symbol: TypeSymbol<ast.EventDecl | ast.IntegrationEventDecl>,
  checked: CheckedContext,
): Event {
  return { ...declared(symbol), members: symbol.fields.map((member) => lowerMember(member, checked)) };
}

/** Lists the generated identities: those of entities, then mentioned ones that are of no other context. */
export function lowerIdentities(scope: Scope): readonly Identity[] {
  const { named, entityByIdentity, ownersOfMentioned } = scope.context;
  return [...named.values()].flatMap((type) => {
    if (type.kind !== "identity" || visibleType(type.name, scope) !== undefined) return [];
    const { name } = type;
    const entity = entityByIdentity.get(name)?.decl ?? ownersOfMentioned.get(name)?.[0]?.decl;
    const strategy = entity === undefined ? ({ kind: "guid" } as const) : strategyIn(entity);
    return [{ name, type, owner: entity?.name.text ?? name.replace(/Id$/, ""), strategy }];
  });
}

export function lowerReadModel({ decl, type }: TypeSymbol<ast.ReadModelDecl>, checked: CheckedContext): ReadModel {
  const source = sourceOf(decl.source.text, checked.scope);
  if (source === undefined) throw new Error("A read model has no source.");
  const fields = decl.fields.flatMap((field): readonly ReadModelField[] => {
    if (field.kind === "missing") return [];
    const name = field.name.text;
    if (field.kind === "directField") return [directField(name, source, checked.scope)];
    return [{ name, type: resolveType(field.type, checked.scope), value: exprOf(checked, field.value) }];
  });
  return { ...described(decl), type, source: source.type, fields };
}

function directField(name: string, source: TypeSymbol, scope: Scope): ReadModelField {
  const member = memberTypeOf(source, name, scope);
  if (member !== undefined) return { name, type: member, value: { kind: "field", name, type: member } };
  const type = identityTypeOf(source, scope) ?? unknownType;
  return { name, type, value: { kind: "identity", type } };
}

export function lowerQuery(decl: ast.QueryDecl, checked: OperatedContext): Query {
  const { scope } = checked;
  const type = required(resolveType(decl.result, scope));
  const isList = type.kind === "list";
  const readModel = isList ? type.item : type;
  if (readModel.kind !== "readModel") throw new Error("A query gives no read model.");
  return {
    ...described(decl),
    ...evolutionOf(decl.annotations),
    criteria: lowerParameters(decl.parameters, scope),
    result: { readModel, isList, paging: pagingOf(decl) },
    byIdentity: isList ? undefined : soughtRoot(decl, readModel, scope),
    operation: checked.operationOf(decl),
  };
}

export function lowerService(decl: ast.ServiceDecl, checked: CheckedContext): Service {
  const { scope } = checked;
  return {
    ...described(decl),
    operations: ofKind(decl.items, "operation").map((operation) => ({
      ...described(operation),
      parameters: lowerParameters(operation.parameters, scope),
      result: resolveType(operation.result, scope),
      body: operation.body && exprOf(checked, operation.body),
    })),
    usecases: ofKind(decl.items, "usecase").map((usecase) => ({
      ...described(usecase),
      parameters: lowerParameters(usecase.parameters, scope),
      result: usecase.result && resolveType(usecase.result, scope),
    })),
  };
}
