import type { BuiltInType, Property, PropertyType } from "../../../entity/entity.ts";
import { exactNumber } from "../../../text/exact-number.ts";
import { isJavaScriptPattern } from "../../../text/net-pattern.ts";
import type { Schema } from "../open-api.ts";

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

/** Returns the schema of a property's type. */
export function typeSchema(type: PropertyType): Schema {
  return typeof type === "string" ? builtIn[type] : { $ref: `#/components/schemas/${type.name}` };
}

/** Returns the schema of a property in an answer. */
export function answeredProperty({ type, isOptional, description }: Property): Schema {
  return { ...orNull(typeSchema(type), isOptional), ...(description !== undefined && { description }) };
}

/** Returns the schema of a property in a request, with the rules of its validator. */
export function sentProperty(property: Property): Schema {
  const limits = property.type === "string" ? textLimits(property) : rangeLimits(property.limits);
  return { ...answeredProperty(property), ...limits };
}

function orNull(schema: Schema, isOptional: boolean): Schema {
  if (!isOptional) return schema;
  return typeof schema.type === "string"
    ? { ...schema, type: [schema.type, "null"] }
    : { anyOf: [schema, { type: "null" }] };
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
