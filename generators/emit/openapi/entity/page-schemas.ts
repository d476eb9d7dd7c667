import type { Entity } from "../../../entity/entity.ts";
import { phraseOf } from "../../../text/nouns.ts";
import type { Schema } from "../open-api.ts";
import { nullable, objectSchema, schemaRef } from "../schema-parts.ts";

/** Names the schema of a page of records. No entity has a dot in its name, so no other schema has that name. */
export function pageName(record: string): string {
  return `${record}.Page`;
}

/** Returns the schema of a page. Spec: endpoints, Paged lists; endpoints, Lists with cursors. */
export function pageSchema({ name, plural, paging }: Pick<Entity, "name" | "plural" | "paging">): Schema {
  const items = { type: "array", items: schemaRef(`${name}Response`) } as const;
  const [members, doc] = paging === "cursor" ? [cursorMembers, "with the place of the next"] : [numberMembers, counts];
  return objectSchema(
    [{ name: "items", schema: items, isRequired: true }, ...members],
    `One page of ${phraseOf(plural)}, ${doc}.`,
  );
}

const counts = "with the size of the filtered list";

const pageSize = counted("pageSize", "The maximum number of items on a page.");
const totalCount = counted("totalCount", "The number of items in the filtered list.");

const numberMembers = [
  counted("page", "The page number, from 1.", "int64"),
  pageSize,
  totalCount,
  counted("totalPages", "The number of pages of the filtered list."),
];

const cursorMembers = [
  pageSize,
  {
    name: "next",
    schema: { ...nullable({ type: "string" }), description: "The after of the next page; null on the last page." },
    isRequired: true,
  },
  { ...totalCount, isRequired: false },
];

function counted(name: string, description: string, format: "int32" | "int64" = "int32") {
  return { name, schema: { type: "integer", format, description } as const, isRequired: true };
}
