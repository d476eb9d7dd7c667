import type { Entity } from "../../../entity/entity.ts";
import { phraseOf } from "../../../text/nouns.ts";
import type { Schema } from "../open-api.ts";
import { pageSchema } from "../page-schema.ts";
import { schemaRef } from "../schema-parts.ts";

/** Names the schema of a page of records. No entity has a dot in its name, so no other schema has that name. */
export function pageName(record: string): string {
  return `${record}.Page`;
}

/** Returns the schema of a page of an entity. */
export function entityPageSchema({ name, plural, paging }: Pick<Entity, "name" | "plural" | "paging">): Schema {
  const known = paging === "cursor" ? "the place of the next" : "the size of the filtered list";
  return pageSchema(schemaRef(`${name}Response`), `One page of ${phraseOf(plural)}, with ${known}.`, paging);
}
