import { wireNameOf } from "../../http/wire-name-of.ts";
import type { Context, Entity, Member, ReadModelField, Value } from "../../model/ir.ts";
import { type DeclaredType, keyOf, type Type } from "../../model/type.ts";
import { type Declaration, namedIn } from "./declared-types.ts";
import { limitsOfRules, literalOf } from "./limits-of-rules.ts";
import type { Schema } from "./open-api.ts";
import { componentName, type SchemaScope, schemaOfType } from "./schema-of-type.ts";
import { describedBy, objectSchema, type Property } from "./schema-parts.ts";

/**
 * Returns the named schemas of a document: the values, read models and enums of the context, used or not,
 * and all other types that its operations reach. Spec: openapi, Schemas.
 */
export function componentSchemas(
  { values, readModels, enums }: Context,
  used: readonly Type[],
  scope: SchemaScope,
): readonly (readonly [string, Schema])[] {
  const own = [...values, ...readModels, ...enums].map(({ type }) => type);
  return [...reachable([...own, ...used], scope)].map((type) => {
    const declaration = scope.types.declarationOf(type);
    if (declaration === undefined) throw new Error(`${keyOf(type)} is not declared.`);
    return [componentName(type, scope), declarationSchema(declaration, scope)];
  });
}

function reachable(start: readonly Type[], { types }: SchemaScope): Iterable<DeclaredType> {
  const found = new Map<string, DeclaredType>();
  const left = start.flatMap(namedIn);
  for (let type = left.pop(); type !== undefined; type = left.pop()) {
    const key = keyOf(type);
    if (found.has(key)) continue;
    found.set(key, type);
    const declaration = types.declarationOf(type);
    if (declaration !== undefined) left.push(...partsOf(declaration).flatMap(({ type }) => namedIn(type)));
  }
  return found.values();
}

/** Returns the schema of a declared type under its own name. */
function declarationSchema(declaration: Declaration, scope: SchemaScope): Schema {
  const { doc } = declaration.declared;
  switch (declaration.kind) {
    case "enum":
      return { type: "string", ...describedBy(doc), enum: declaration.declared.members.map(({ name }) => name) };
    case "value":
      return objectSchema(valueProperties(declaration.declared, scope), doc);
    case "entity":
      return objectSchema(entityProperties(declaration.declared, scope), doc);
    default:
      return objectSchema(
        partsOf(declaration).map((part) => answered(part, scope)),
        doc,
      );
  }
}

/** Returns the members or fields of a declared type. */
function partsOf({ kind, declared }: Declaration): readonly (Member | ReadModelField)[] {
  switch (kind) {
    case "enum":
      return [];
    case "readModel":
      return declared.fields;
    default:
      return declared.members;
  }
}

/** Returns the properties of a value, which is sent as well as answered: computed ones are read-only, those with a default are optional. */
function valueProperties({ members, invariants }: Value, scope: SchemaScope): readonly Property[] {
  const limits = limitsOfRules(invariants);
  return members.map((member) => {
    const { name, type, initializer } = member;
    const isDerived = initializer?.kind === "derived";
    const value = isDerived ? undefined : initializer && literalOf(initializer.value);
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

/** Returns the public state of an entity: its identity, its fields, and the version where it has one. Spec: openapi, Schemas. */
function entityProperties(entity: Entity, scope: SchemaScope): readonly Property[] {
  const limits = limitsOfRules(entity.invariants);
  const version: Property = { name: "version", schema: { type: "integer", format: "int32" }, isRequired: true };
  return [
    { name: "id", schema: schemaOfType(entity.identity.type, scope), isRequired: true },
    ...entity.members.map((member) => {
      const property = answered(member, scope);
      return { ...property, schema: { ...property.schema, ...limits.get(member.name) } };
    }),
    ...(entity.isVersioned ? [version] : []),
  ];
}

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
