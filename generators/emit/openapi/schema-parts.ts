import type { Content, Schema } from "./open-api.ts";

export interface Property {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Returns the schema of an object with some properties in their order. */
export function objectSchema(properties: readonly Property[], doc?: string): Schema {
  const required = properties.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: "object",
    ...describedBy(doc),
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  };
}

/** Returns a doc comment as a description. */
export function describedBy(doc: string | undefined): Pick<Schema, "description"> {
  const description = doc?.trim() ?? "";
  return description === "" ? {} : { description };
}

/** Returns a reference to a named schema. */
export function schemaRef(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns the schema of the same values and null. */
export function nullable(schema: Schema): Schema {
  if (typeof schema.type !== "string") return { anyOf: [schema, { type: "null" }] };
  return { ...schema, type: [schema.type, "null"] };
}

/** Returns a body in each of some media types, or a parameter that is one JSON text. */
export function jsonContent(schema: Schema, mediaTypes: readonly string[] = ["application/json"]): Content {
  return Object.fromEntries(mediaTypes.map((type) => [type, { schema }]));
}

/** Makes an object of entries, in the order of their names. */
export function sortedByName<Value>(entries: readonly (readonly [string, Value])[]): Readonly<Record<string, Value>> {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}
