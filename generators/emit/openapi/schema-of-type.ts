import type { IdentityStrategy } from "../../model/ir.ts";
import { type DeclaredType, isScalar, keyOf, type PageType, type ScalarName, type Type } from "../../model/type.ts";
import { textFormats } from "../../model/typing/text-formats.ts";
import type { DeclaredTypes } from "./declared-types.ts";
import type { Schema } from "./open-api.ts";
import { nullable, schemaRef } from "./schema-parts.ts";

/** The context of a document, and the types of its model. */
export interface SchemaScope {
  readonly context: string;
  readonly types: DeclaredTypes;
  /** True for what callers send, which has limits that answers have not. */
  readonly isSent?: boolean;
}

/** The limits of a request, as `RequestLimits` of the runtime has them. Spec: model-http, Sizes of requests. */
const sent = { maxLength: 10_000, maxItems: 1_000 } as const;

const seconds = "\\d{1,12}(\\.\\d{1,7})?S";

/** The lengths of time in days, hours, minutes and seconds, at least one of which is there. */
const durationPattern = `^-?P(\\d{1,8}D|(\\d{1,8}D)?T(\\d{1,9}H(\\d{1,11}M)?(${seconds})?|\\d{1,11}M(${seconds})?|${seconds}))$`;

const scalarSchemas: Readonly<Record<ScalarName, Schema>> = {
  String: { type: "string" },
  Int: { type: "integer", format: "int32" },
  Long: { type: "integer", format: "int64" },
  Decimal: { type: "number" },
  Double: { type: "number", format: "double" },
  Bool: { type: "boolean" },
  Instant: { type: "string", format: "date-time" },
  Date: { type: "string", format: "date" },
  Time: { type: "string", pattern: "^\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$" },
  Duration: { type: "string", pattern: durationPattern },
  Guid: { type: "string", format: "uuid" },
  Email: { type: "string", format: "email", pattern: textFormats.Email.pattern },
  Url: { type: "string", format: "uri", pattern: textFormats.Url.pattern },
};

/** Returns the schema of a type, as System.Text.Json writes its values. Spec: openapi, Schemas; model-http, JSON forms. */
export function schemaOfType(type: Type, scope: SchemaScope): Schema {
  const of = (inner: Type) => schemaOfType(inner, scope);
  const { maxLength, maxItems }: Schema = scope.isSent === true ? sent : {};
  switch (type.kind) {
    case "scalar":
      return { ...scalarSchemas[type.name], ...(isScalar(type, "String") && maxLength && { maxLength }) };
    case "list":
      return { type: "array", items: of(type.item), ...(maxItems && { maxItems }) };
    case "set":
      return { type: "array", items: of(type.item), uniqueItems: true, ...(maxItems && { maxItems }) };
    case "map":
      return { type: "object", ...namesOf(of(type.key)), additionalProperties: of(type.value) };
    case "range":
      return {
        type: "object",
        properties: { start: of(type.bound), end: of(type.bound) },
        required: ["start", "end"],
      };
    case "count":
      return { type: "integer", format: "int64", minimum: 1, ...countLimits(type) };
    case "words":
      return { type: "string", ...(type.most !== undefined && { maxLength: type.most }) };
    case "option":
      return scalarSchemas[type.scalar];
    case "page":
      return schemaRef(pageName(type, scope));
    case "optional":
      return nullable(of(type.of));
    case "identity":
      return identitySchema(scope.types.strategyOf(type));
    case "unknown":
      throw new Error("A model that is understood has no unknown types.");
    default:
      return schemaRef(componentName(type, scope));
  }
}

/** Returns the name of a declared type among the schemas of a document. A type of another context is qualified. */
export function componentName(type: DeclaredType, { context, types }: SchemaScope): string {
  const name = types.nameOf(type);
  return type.context === context ? name : keyOf({ context: type.context, name });
}

/** Returns the name of the schema of a page. No declared type has a hyphen in its name. */
export function pageName({ item, by }: PageType, scope: SchemaScope): string {
  if (!("context" in item)) throw new Error("A page holds read models.");
  return `${componentName(item, scope)}-${by === "cursor" ? "CursorPage" : "Page"}`;
}

function countLimits({ most, usual }: Extract<Type, { readonly kind: "count" }>): Schema {
  return { ...(most !== undefined && { maximum: most }), default: usual };
}

/** Returns the schema of an identity. Spec: openapi, Path parameters. */
function identitySchema(strategy: IdentityStrategy): Schema {
  switch (strategy.kind) {
    case "guid":
      return { type: "string", format: "uuid" };
    case "sequence":
      return { type: "integer", format: "int64" };
    case "natural":
      return scalarSchemas[strategy.backing];
  }
}

/** Returns the schema of the keys of a map, where they are more than plain texts. */
function namesOf(key: Schema): Schema {
  const saysMore = key.$ref !== undefined || (key.type === "string" && key.format !== undefined);
  return saysMore ? { propertyNames: key } : {};
}
