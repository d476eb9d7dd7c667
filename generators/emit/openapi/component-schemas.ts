import { wireNameOf } from "../../http/wire-name-of.ts";
import type { Context, Entity, Enum, Event, Member, ReadModelField, Union, Value } from "../../model/ir.ts";
import { type DeclaredType, keyOf, type PageType, spellingOf, type Type } from "../../model/type.ts";
import { type Declaration, namedIn } from "./declared-types.ts";
import { limitsOfRules, literalOf } from "./limits-of-rules.ts";
import type { Schema } from "./open-api.ts";
import { pageSchema } from "./page-schema.ts";
import { componentName, pageName, type SchemaScope, schemaOfType } from "./schema-of-type.ts";
import { describedBy, objectSchema, type Property, schemaRef } from "./schema-parts.ts";

/**
 * Returns the named schemas of a document: the values, read models and enums of the context, used or not,
 * and all other types that its operations reach. Spec: openapi, Schemas.
 */
export function componentSchemas(
  { values, unions, readModels, enums }: Context,
  used: readonly Type[],
  scope: SchemaScope,
): readonly (readonly [string, Schema])[] {
  const own = [...values, ...unions, ...readModels, ...enums].map(({ type }) => type);
  return [
    ...declaredSchemas([...own, ...used], scope),
    ...used.flatMap((type) => (type.kind === "page" ? [pageOf(type, scope)] : [])),
  ];
}

/** Returns the schemas of the declared types that some types mention, and of those that these reach. */
export function declaredSchemas(used: readonly Type[], scope: SchemaScope): readonly (readonly [string, Schema])[] {
  return [...reachable(used, scope)].map((type) => {
    const declared = scope.types.declarationOf(type);
    if (declared === undefined) throw new Error(`${keyOf(type)} is not declared.`);
    return [componentName(type, scope), declarationSchema(declared, scope)] as const;
  });
}

function pageOf(page: PageType, scope: SchemaScope): readonly [string, Schema] {
  const { item, by } = page;
  const known = by === "cursor" ? "the place of the next" : "the size of the list";
  const description = `One page of a list of ${spellingOf(item)}, with ${known}.`;
  return [pageName(page, scope), pageSchema(schemaOfType(item, scope), description, by)];
}

function reachable(start: readonly Type[], { types }: SchemaScope): Iterable<DeclaredType> {
  const found = new Map<string, DeclaredType>();
  const left = start.flatMap(namedIn);
  for (let type = left.pop(); type !== undefined; type = left.pop()) {
    if (found.has(keyOf(type))) continue;
    found.set(keyOf(type), type);
    const declared = types.declarationOf(type);
    if (declared !== undefined && "cases" in declared) left.push(...declared.cases.map((one) => one.type));
    if (declared !== undefined) left.push(...partsOf(declared).flatMap((part) => namedIn(part.type)));
  }
  return found.values();
}

function declarationSchema(declared: Declaration, scope: SchemaScope): Schema {
  const { doc } = declared;
  if ("parameters" in declared)
    return { type: "string", ...describedBy(doc), enum: declared.members.map(({ name }) => name) };
  if ("cases" in declared) return unionSchema(declared, scope);
  if (declared.type.kind === "value" && !("invariants" in declared)) return caseSchema(declared, scope);
  if ("identity" in declared) return objectSchema(entityProperties(declared, scope), doc);
  if ("invariants" in declared) return objectSchema(valueProperties(declared, scope), doc);
  return objectSchema(
    partsOf(declared).map((part) => answered(part, scope)),
    doc,
  );
}

function partsOf(declared: Declaration): readonly (Member | ReadModelField)[] {
  if ("parameters" in declared || "cases" in declared) return [];
  return "fields" in declared ? declared.fields : declared.members;
}

function unionSchema({ cases, doc }: Union, scope: SchemaScope): Schema {
  const refs = cases.map((one) => [wireNameOf(one.name), schemaRef(componentName(one.type, scope))] as const);
  return {
    ...describedBy(doc),
    oneOf: refs.map(([, ref]) => ref),
    discriminator: {
      propertyName: "kind",
      mapping: Object.fromEntries(refs.map(([name, { $ref = "" }]) => [name, $ref])),
    },
  };
}

/** Returns the schema of a case, which is sent as well as answered. */
function caseSchema(declared: Exclude<Declaration, Union | Enum>, answering: SchemaScope): Schema {
  const scope = { ...answering, isSent: true };
  const kind: Property = {
    name: "kind",
    schema: { type: "string", const: wireNameOf(declared.name) },
    isRequired: true,
  };
  return objectSchema([kind, ...partsOf(declared).map((part) => answered(part, scope))], declared.doc);
}

/** Returns the properties of a value, which is sent as well as answered: computed ones are read-only, those with a default are optional. */
function valueProperties({ members, invariants }: Value, scope: SchemaScope): readonly Property[] {
  const limits = limitsOfRules(invariants);
  return members.map((member) => {
    const { name, type, initializer } = member;
    const isDerived = initializer?.kind === "derived";
    const value = initializer?.kind === "default" ? literalOf(initializer.value) : undefined;
    return {
      name: wireNameOf(name),
      schema: {
        ...memberSchema(member, { ...scope, isSent: !isDerived }),
        ...limits.get(name),
        ...(isDerived && { readOnly: true }),
        ...(value !== undefined && { default: value }),
      },
      isRequired: type.kind !== "optional" && initializer === undefined,
    };
  });
}

/** Returns the public state of an entity: its identity unless that is made of fields, its fields, and the version where it has one. Spec: openapi, Schemas. */
function entityProperties(entity: Entity, scope: SchemaScope): readonly Property[] {
  const limits = limitsOfRules(entity.invariants);
  const version: Property = { name: "version", schema: { type: "integer", format: "int32" }, isRequired: true };
  const { type, parts } = entity.identity;
  const id: Property = { name: "id", schema: schemaOfType(type, scope), isRequired: true };
  return [
    ...(parts.length === 0 ? [id] : []),
    ...entity.members.map((member) => {
      const property = answered(member, scope);
      return { ...property, schema: { ...property.schema, ...limits.get(member.name) } };
    }),
    ...(entity.isVersioned ? [version] : []),
  ];
}

/** Returns the properties of an event, and when it occurred. Spec: asyncapi, Messages. */
export function eventSchema({ members }: Event, scope: SchemaScope): Schema {
  const occurred = { name: "occurredOn", schema: schemaOfType(instant, scope), isRequired: true };
  return objectSchema([...members.map((member) => answered(member, scope)), occurred]);
}

const instant: Type = { kind: "scalar", name: "Instant" };

/** Returns a property of an answer. It is required unless its type is optional, as a host may leave out nulls. */
function answered(member: Member | ReadModelField, scope: SchemaScope): Property {
  return {
    name: wireNameOf(member.name),
    schema: memberSchema(member, scope),
    isRequired: member.type.kind !== "optional",
  };
}

function memberSchema(member: Member | ReadModelField, scope: SchemaScope): Schema {
  return {
    ...schemaOfType(member.type, scope),
    ...("doc" in member && describedBy(member.doc)),
    ...("deprecated" in member && member.deprecated !== undefined && { deprecated: true }),
  };
}
