import type { Schema } from "../emit/openapi/open-api.ts";

/** The named schemas of a document. */
export type Schemas = Readonly<Record<string, Schema>>;

/** A schema without its reference and without null. */
export interface ResolvedSchema {
  readonly schema: Schema;
  readonly isNullable: boolean;
}

/** Follows the reference of a schema and takes null apart from it. A reference to nothing is any value. */
export function resolved(schema: Schema, schemas: Schemas): ResolvedSchema {
  const { anyOf, type } = schema;
  if (anyOf !== undefined) {
    const [one = {}] = anyOf.filter((choice) => choice.type !== "null");
    return { ...resolved(one, schemas), isNullable: anyOf.some((choice) => choice.type === "null") };
  }
  const name = schemaNameOf(schema);
  if (name !== undefined) return resolved(schemas[name] ?? {}, schemas);
  if (type === undefined || typeof type === "string") return { schema, isNullable: false };
  const [kind] = type.filter((one) => one !== "null");
  return { schema: { ...schema, ...(kind !== undefined && { type: kind }) }, isNullable: type.includes("null") };
}

/** Returns the name that a schema refers to, also beside null. */
export function schemaNameOf({ $ref, anyOf = [] }: Schema): string | undefined {
  if ($ref !== undefined) return $ref.replace("#/components/schemas/", "");
  return anyOf.map(schemaNameOf).find((name) => name !== undefined);
}
