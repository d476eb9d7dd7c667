import type { Paging } from "../../entity/entity.ts";
import type { Schema } from "./open-api.ts";
import { nullable, objectSchema } from "./schema-parts.ts";

/** Returns the schema of one page of a list. Spec: endpoints, Paged lists; endpoints, Lists with cursors. */
export function pageSchema(item: Schema, description: string, paging: Paging = "page"): Schema {
  const items = { name: "items", schema: { type: "array", items: item } as const, isRequired: true };
  return objectSchema([items, ...members[paging]], description);
}

const pageSize = counted("pageSize", "The maximum number of items on a page.");
const totalCount = counted("totalCount", "The number of items in the filtered list.");

const members = {
  page: [
    counted("page", "The page number, from 1.", "int64"),
    pageSize,
    totalCount,
    counted("totalPages", "The number of pages of the filtered list."),
  ],
  cursor: [
    pageSize,
    {
      name: "next",
      schema: { ...nullable({ type: "string" }), description: "The after of the next page; null on the last page." },
      isRequired: true,
    },
    { ...totalCount, isRequired: false },
  ],
};

function counted(name: string, description: string, format: "int32" | "int64" = "int32") {
  return { name, schema: { type: "integer", format, description } as const, isRequired: true };
}
