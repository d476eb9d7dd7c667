import type * as ast from "../ast.ts";
import { strategyIn } from "../bind/identities.ts";
import { soughtRoot } from "../bind/read-models.ts";
import {
  holdersOf,
  identityTypeOf,
  joinedRows,
  memberTypeOf,
  resolveType,
  sourceOf,
  visibleType,
} from "../bind/resolve.ts";
import type { JoinedRow, ReadRow, Scope, TypeSymbol } from "../bind/symbols.ts";
import type { CheckedContext } from "../check/check.ts";
import { evolutionOf } from "../evolution.ts";
import type { Expr } from "../expr.ts";
import type { Enum, Event, Identity, Join, Query, ReadModel, ReadModelField, Service, Union, Value } from "../ir.ts";
import { ofKind } from "../items.ts";
import { listingOf } from "../operation/listing.ts";
import { pagingOf } from "../paging.ts";
import { optional, required, scalars, type Type, unknownType } from "../type.ts";
import { formatRules } from "../typing/text-formats.ts";
import {
  declared,
  described,
  exprOf,
  lowerInputs,
  lowerMember,
  lowerParameters,
  lowerRule,
  type OperatedContext,
  renamed,
} from "./lower-parts.ts";

export function lowerEnum(symbol: TypeSymbol<ast.EnumDecl>, checked: CheckedContext): Enum {
  const { parameters, members } = symbol.decl;
  return {
    ...declared(symbol),
    parameters: lowerParameters(parameters, checked.scope),
    members: ofKind(members, "enumMember").map((member) => ({
      name: member.name.text,
      arguments: member.arguments.map((value) => exprOf(checked, value)),
      ...renamed(member),
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

export function lowerUnion(symbol: TypeSymbol<ast.UnionDecl>, checked: CheckedContext): Union {
  const { unionCases } = checked.scope.context;
  const cases = unionCases.filter(({ union }) => union === symbol.type);
  return {
    ...declared(symbol),
    cases: cases.map((one) => ({
      ...declared(one),
      union: symbol.type,
      members: one.fields.map((member) => lowerMember(member, checked)),
    })),
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
    const strategy = entity === undefined ? ({ kind: "guid", isGiven: false } as const) : strategyIn(entity);
    return [{ name, type, owner: entity?.name.text ?? name.replace(/Id$/, ""), strategy }];
  });
}

export function lowerReadModel({ decl, type }: TypeSymbol<ast.ReadModelDecl>, checked: CheckedContext): ReadModel {
  const source = sourceOf(decl.source.text, checked.scope);
  if (source === undefined) throw new Error("A read model has no source.");
  const joined = joinedRows(decl, checked.scope);
  const fields = decl.fields.flatMap((field): readonly ReadModelField[] => {
    if (field.kind === "missing") return [];
    const name = field.name.text;
    if (field.kind === "directField") return [directField(name, decl, checked.scope)];
    return [{ name, type: resolveType(field.type, checked.scope), value: exprOf(checked, field.value) }];
  });
  return {
    ...described(decl),
    type,
    source: source.type,
    isFed: false,
    joins: joined.map(lowerJoin(checked.scope)),
    fields,
  };
}

function lowerJoin(scope: Scope): (row: JoinedRow) => Join {
  return ({ name, symbol, isOptional, holder }) => ({
    ...{ name, isOptional, root: symbol.type },
    identity: copied(holder, name, memberTypeOf(holder.symbol, name, scope) ?? unknownType),
  });
}

function directField(name: string, decl: ast.ReadModelDecl, scope: Scope): ReadModelField {
  const [row] = holdersOf(name, decl, scope);
  if (row === undefined) throw new Error("A field is in no row.");
  const member = memberTypeOf(row.symbol, name, scope);
  if (member === undefined) {
    const type = identityTypeOf(row.symbol, scope) ?? unknownType;
    return { name, type, value: { kind: "identity", type } };
  }
  const value = copied(row, name, member);
  if (!row.isOptional) return { name, type: member, value };
  const type = optional(member);
  const condition: Expr = {
    kind: "operation",
    operation: "isPresent",
    target: rowOf(row),
    arguments: [],
    type: scalars.Bool,
  };
  return { name, type, value: { kind: "if", condition, whenTrue: value, whenFalse: { kind: "none", type }, type } };
}

/** Returns the field of a row that is present. */
function copied(row: ReadRow, name: string, type: Type): Expr {
  if (row.name === undefined) return { kind: "field", name, type };
  const target: Expr = row.isOptional ? { kind: "present", of: rowOf(row), type: row.symbol.type } : rowOf(row);
  return { kind: "member", target, name, type };
}

function rowOf({ name = "", symbol, isOptional }: ReadRow): Expr {
  return { kind: "local", name, type: isOptional ? optional(symbol.type) : symbol.type };
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
    criteria: decl.parameters.map(({ name, type, value }) => ({
      ...{ name: name.text, type: resolveType(type, scope) },
      value: value && exprOf(checked, value),
    })),
    result: { readModel, isList, paging: pagingOf(decl) },
    listing: listingOf(decl),
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
      parameters: lowerInputs(operation.parameters, checked),
      result: resolveType(operation.result, scope),
      body: operation.body && exprOf(checked, operation.body),
    })),
    usecases: ofKind(decl.items, "usecase").map((usecase) => ({
      ...described(usecase),
      parameters: lowerInputs(usecase.parameters, checked),
      result: usecase.result && resolveType(usecase.result, scope),
    })),
  };
}
