import type { BuiltInType, Entity, Inclusion, Property, PropertyType } from "../../../entity/entity.ts";
import type { EntityModel } from "../../../entity/graft.ts";
import { hasRequest, serves } from "../../../entity/served.ts";
import {
  isDispensable,
  mostItems,
  ownKeyOf,
  type RequestKind,
  requestProperties,
  responseProperties,
} from "../../../entity/wire-properties.ts";
import { exactNumber } from "../../../text/exact-number.ts";
import { grouped } from "../../../text/grouped.ts";
import { isJavaScriptPattern } from "../../../text/net-pattern.ts";
import { phraseOf, sentence, withArticle } from "../../../text/nouns.ts";
import type { Schema } from "../open-api.ts";
import { nullable, objectSchema, schemaRef } from "../schema-parts.ts";
import { entityPageSchema, pageName } from "./page-schemas.ts";

/** Returns the named schemas of an entity document: enums, bodies, pages, and the answer of the health endpoints. */
export function entitySchemas({ enums, entities, relationships }: EntityModel): readonly (readonly [string, Schema])[] {
  const inclusions = relationships
    .flatMap((relationship) => relationship.inclusions)
    .toSorted((one, other) => (one.wireName < other.wireName ? -1 : 1));
  const included = grouped(inclusions, ({ owner }) => owner);
  return [
    ...enums.map(
      ({ name, members }) => [name, { type: "string", ...(members.length > 0 && { enum: members }) }] as const,
    ),
    ...entities.flatMap((entity) => schemasOf(entity, included.get(entity) ?? [])),
    ["HealthResponse", health],
  ];
}

const health: Schema = objectSchema(
  [{ name: "status", schema: { type: "string", enum: ["Healthy", "Ready", "Unavailable"] }, isRequired: true }],
  "What /health and /ready answer.",
);

function schemasOf(entity: Entity, included: readonly Inclusion[]): readonly (readonly [string, Schema])[] {
  const response = `${entity.name}Response`;
  const request = `Create${entity.name}Request`;
  const { createMany, update, patch, getAll } = entity.operations;
  return [
    ...(hasRequest(entity, "Create") ? [[request, requestSchema(entity, "Create")] as const] : []),
    ...(createMany === undefined
      ? []
      : [request, response].map((item) => [itemsName(item), itemsSchema(item)] as const)),
    ...(update === undefined ? [] : [[`Update${entity.name}Request`, requestSchema(entity, "Update")] as const]),
    ...(patch === undefined ? [] : [[`Patch${entity.name}Request`, patchSchema(entity)] as const]),
    ...(serves(entity, "create", "createMany", "getAll", "get", "update", "patch", "restore")
      ? [[response, responseSchema(entity, included)] as const]
      : []),
    ...(getAll === undefined ? [] : [[pageName(response), entityPageSchema(entity)] as const]),
  ];
}

function requestSchema(entity: Entity, verb: RequestKind): Schema {
  return objectSchema(
    requestProperties(entity, verb).map((property) => ({
      name: property.wireName,
      schema: { ...sentProperty(property), ...(verb === "Create" && defaultOf(property)) },
      isRequired: !isDispensable(property, verb),
    })),
  );
}

/** Returns the schema of a patch: the members of an update, each of which can be absent. Spec: endpoints, Patch. */
function patchSchema(entity: Entity): Schema {
  const { required: _, ...schema } = requestSchema(entity, "Update");
  return schema;
}

function responseSchema(entity: Entity, included: readonly Inclusion[]): Schema {
  const { name, description = sentence(`${withArticle(phraseOf(name))}, as the API shows it`) } = entity;
  const own = [...ownKeyOf(entity), ...responseProperties(entity)].map((property) => ({
    name: property.wireName,
    schema: answeredProperty(property),
    isRequired: true,
  }));
  return objectSchema(
    [...own, ...included.map((one) => ({ name: one.wireName, schema: includedSchema(one), isRequired: false }))],
    description,
  );
}

export function itemsName(record: string): string {
  return `${record}.List`;
}

/** Returns the schema of records that are stored together. Spec: endpoints, Create many. */
function itemsSchema(record: string): Schema {
  const items: Schema = { type: "array", items: schemaRef(record), minItems: 1, maxItems: mostItems };
  return objectSchema([{ name: "items", schema: items, isRequired: true }]);
}

/** Returns the schema of related rows, which stand in a response that includes them. Spec: endpoints, Included rows. */
function includedSchema({ related, isMany }: Inclusion): Schema {
  const schema = schemaRef(`${related.name}Response`);
  return isMany ? { type: "array", items: schema, maxItems: related.maxPageSize } : schema;
}

/** The built-in types as System.Text.Json writes them. */
const builtIn: Readonly<Record<BuiltInType, Schema>> = {
  Guid: { type: "string", format: "uuid" },
  string: { type: "string" },
  bool: { type: "boolean" },
  byte: { type: "integer", format: "uint8" },
  short: { type: "integer", format: "int16" },
  int: { type: "integer", format: "int32" },
  long: { type: "integer", format: "int64" },
  float: { type: "number", format: "float" },
  double: { type: "number", format: "double" },
  decimal: { type: "number" },
  DateTime: { type: "string", format: "date-time" },
  DateTimeOffset: { type: "string", format: "date-time" },
  DateOnly: { type: "string", format: "date" },
  TimeOnly: { type: "string", pattern: "^\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$" },
  TimeSpan: { type: "string", pattern: "^-?(\\d+\\.)?\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$" },
  "byte[]": { type: "string", format: "byte" },
};

export function typeSchema(type: PropertyType): Schema {
  return typeof type === "string" ? builtIn[type] : schemaRef(type.name);
}

export function answeredProperty({ type, isOptional, description }: Property): Schema {
  const schema = typeSchema(type);
  return { ...(isOptional ? nullable(schema) : schema), ...(description !== undefined && { description }) };
}

/** Returns the schema of a property in a request, with the rules of its validator. */
export function sentProperty(property: Property): Schema {
  const limits = property.type === "string" ? textLimits(property) : rangeLimits(property.limits);
  return { ...answeredProperty(property), ...limits };
}

/** Returns the default of a property as JSON; none for a number that JSON would change. */
function defaultOf({ default: value }: Property): Pick<Schema, "default"> {
  if (value === undefined) return {};
  const { text, kind } = value;
  if (kind === "truth") return { default: text === "true" };
  if (kind === "text") return { default: text };
  const number = exactNumber(text);
  return number === undefined ? {} : { default: number };
}

/** Returns the limits of a text; a required one is never empty. A pattern that only .NET understands stays out of the document. */
function textLimits({ isOptional, limits: { minLength = 0, maxLength, pattern } }: Property): Schema {
  const least = isOptional ? minLength : Math.max(minLength, 1);
  return {
    ...(least > 0 && { minLength: least }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && isJavaScriptPattern(pattern) && { pattern }),
  };
}

function rangeLimits({ min, max }: Property["limits"]): Schema {
  const minimum = min === undefined ? undefined : exactNumber(min);
  const maximum = max === undefined ? undefined : exactNumber(max);
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}
