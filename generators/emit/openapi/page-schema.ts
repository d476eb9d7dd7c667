import type { Schema } from "./open-api.ts";
import { objectSchema } from "./schema-parts.ts";

/** Returns the schema of one page of a list. Spec: endpoints, Paged lists. */
export function pageSchema(item: Schema, description: string): Schema {
  const counted = (name: string, description: string, format: "int32" | "int64") => ({
    name,
    schema: { type: "integer", format, description } as const,
    isRequired: true,
  });
  return objectSchema(
    [
      { name: "items", schema: { type: "array", items: item }, isRequired: true },
      counted("page", "The page number, from 1.", "int64"),
      counted("pageSize", "The maximum number of items on a page.", "int32"),
      counted("totalCount", "The number of items in the filtered list.", "int32"),
      counted("totalPages", "The number of pages of the filtered list.", "int32"),
    ],
    description,
  );
}
