import type { Schema } from "./open-api.ts";

/** One property of an object. */
export interface Property {
  readonly name: string;
  readonly schema: Schema;
  /** Whether it is always there. */
  readonly isRequired: boolean;
}

/** An object with the given properties in their order. */
export function objectSchema(properties: readonly Property[], doc?: string): Schema {
  const required = properties.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: "object",
    ...describedBy(doc),
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  };
}

/** A doc comment where there is one. */
export function describedBy(doc: string | undefined): Pick<Schema, "description"> {
  const description = doc?.trim() ?? "";
  return description === "" ? {} : { description };
}
