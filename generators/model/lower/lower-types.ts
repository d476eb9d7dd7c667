import type {
  EnumDecl,
  EventDecl,
  IntegrationEventDecl,
  QuantityDecl,
  QueryDecl,
  ReadModelDecl,
  ServiceDecl,
  ValueDecl,
} from "../ast.ts";
import { strategyIn } from "../bind/mentioned-identities.ts";
import { identityTypeOf, memberTypeOf, resolveType, sourceOf, visibleType } from "../bind/resolve.ts";
import { soughtRoot } from "../bind/sought-root.ts";
import type { Scope, TypeSymbol } from "../bind/symbols.ts";
import type { CheckedContext } from "../check/check.ts";
import { evolutionOf } from "../evolution.ts";
import type {
  Enum,
  Event,
  Identity,
  IdentityStrategy,
  Query,
  ReadModel,
  ReadModelField,
  Service,
  Value,
} from "../ir.ts";
import { gather, ofKind } from "../items.ts";
import { required, unknownType } from "../type.ts";
import { exprOf, lowerMember, lowerParameters, lowerRule, type OperatedContext } from "./lower-parts.ts";

export function lowerEnum({ decl, type, modules, aggregate }: TypeSymbol<EnumDecl>, checked: CheckedContext): Enum {
  const { since, deprecated } = evolutionOf(decl.annotations);
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    since,
    deprecated,
    type,
    modules,
    aggregate: aggregate?.name.text,
    parameters: lowerParameters(decl.parameters, checked.scope),
    members: ofKind(decl.members, "enumMember").map((member) => ({
      name: member.name.text,
      arguments: member.arguments.map((value) => exprOf(checked, value)),
    })),
  };
}

export function lowerValue(symbol: TypeSymbol<ValueDecl | QuantityDecl>, checked: CheckedContext): Value {
  const { decl, type, modules, aggregate, fields, invariants } = symbol;
  const { since, deprecated } = evolutionOf(decl.annotations);
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    since,
    deprecated,
    type,
    modules,
    aggregate: aggregate?.name.text,
    isQuantity: decl.kind === "quantity",
    members: fields.map((member) => lowerMember(member, checked)),
    invariants: invariants.map((invariant) => lowerRule(invariant, checked)),
  };
}

export function lowerEvent(
  { decl, type, modules, aggregate, fields }: TypeSymbol<EventDecl | IntegrationEventDecl>,
  checked: CheckedContext,
): Event {
  const { since, deprecated } = evolutionOf(decl.annotations);
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    since,
    deprecated,
    type,
    modules,
    aggregate: aggregate?.name.text,
    members: fields.map((member) => lowerMember(member, checked)),
  };
}

/** Lists the generated identities: those of entities, then mentioned ones that are of no other context. */
export function lowerIdentities(scope: Scope): readonly Identity[] {
  const { named, entityByIdentity, ownersOfMentioned } = scope.context;
  return gather([...named.values()], (type) => {
    if (type.kind !== "identity" || visibleType(type.name, scope) !== undefined) return [];
    const { name } = type;
    const entity = entityByIdentity.get(name)?.decl ?? ownersOfMentioned.get(name)?.[0]?.decl;
    const strategy = entity === undefined ? guid : strategyIn(entity);
    return [{ name, type, owner: entity?.name.text ?? name.replace(/Id$/, ""), strategy }];
  });
}

const guid: IdentityStrategy = { kind: "guid" };

export function lowerReadModel({ decl, type }: TypeSymbol<ReadModelDecl>, checked: CheckedContext): ReadModel {
  const source = sourceOf(decl.source.text, checked.scope);
  if (source === undefined) throw new Error("A read model has no source.");
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    type,
    source: source.type,
    fields: decl.fields
      .filter((field) => field.kind !== "missing")
      .map((field): ReadModelField => {
        const name = field.name.text;
        if (field.kind === "directField") return directField(name, source, checked.scope);
        return { name, type: resolveType(field.type, checked.scope), value: exprOf(checked, field.value) };
      }),
  };
}

function directField(name: string, source: TypeSymbol, scope: Scope): ReadModelField {
  const member = memberTypeOf(source, name, scope);
  if (member !== undefined) return { name, type: member, value: { kind: "field", name, type: member } };
  const type = identityTypeOf(source, scope) ?? unknownType;
  return { name, type, value: { kind: "identity", type } };
}

export function lowerQuery(decl: QueryDecl, checked: OperatedContext): Query {
  const { scope } = checked;
  const type = required(resolveType(decl.result, scope));
  const isList = type.kind === "list";
  const readModel = isList ? type.item : type;
  if (readModel.kind !== "readModel") throw new Error("A query gives no read model.");
  const { since, deprecated } = evolutionOf(decl.annotations);
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    since,
    deprecated,
    criteria: lowerParameters(decl.parameters, scope),
    result: { readModel, isList },
    byIdentity: isList ? undefined : soughtRoot(decl, readModel, scope),
    operation: checked.operationOf(decl),
  };
}

export function lowerService(decl: ServiceDecl, checked: CheckedContext): Service {
  const { scope } = checked;
  return {
    name: decl.name.text,
    doc: decl.doc?.text,
    operations: ofKind(decl.items, "operation").map((operation) => ({
      name: operation.name.text,
      doc: operation.doc?.text,
      parameters: lowerParameters(operation.parameters, scope),
      result: resolveType(operation.result, scope),
      body: operation.body && exprOf(checked, operation.body),
    })),
    usecases: ofKind(decl.items, "usecase").map((usecase) => ({
      name: usecase.name.text,
      doc: usecase.doc?.text,
      parameters: lowerParameters(usecase.parameters, scope),
      result: usecase.result && resolveType(usecase.result, scope),
    })),
  };
}
