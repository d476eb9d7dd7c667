import type { Entity, KeyType } from "../../../entity/entity.ts";
import { filterDescription, listedProperties } from "../../entity-endpoints.ts";
import type { Parameter, Schema } from "../open-api.ts";
import { typeSchema } from "./property-schema.ts";

/** The key of a row in a path. */
export function keyParameter(name: string, type: KeyType): Parameter {
  return { name, in: "path", required: true, schema: typeSchema(type) };
}

/** What a list is paged by. Spec: endpoints, List endpoint query parameters. */
export function pageParameters({ pageSize, maxPageSize }: Entity): readonly Parameter[] {
  return [
    optional("page", "The page number, from 1.", { type: "integer", format: "int64", minimum: 1, default: 1 }),
    optional("pageSize", "The maximum number of items on a page.", {
      type: "integer",
      format: "int32",
      minimum: 1,
      maximum: maxPageSize,
      default: pageSize,
    }),
  ];
}

/** What a list is sorted and narrowed by; nothing where it has nothing to be sorted by. Spec: endpoints, List endpoint query parameters. */
export function listParameters(entity: Entity): readonly Parameter[] {
  const listed = listedProperties(entity);
  if (listed.length === 0) return [];
  const names = listed.map(({ wireName }) => wireName);
  return [
    optional("sortBy", "The property to sort by. Defaults to the key.", { type: "string", enum: names }),
    optional("sortDir", "The sort direction.", { type: "string", enum: ["asc", "desc"], default: "asc" }),
    ...listed.map((property) =>
      optional(property.wireName, filterDescription(entity, property), typeSchema(property.type)),
    ),
  ];
}

function optional(name: string, description: string, schema: Schema): Parameter {
  return { name, in: "query", description, required: false, schema };
}
