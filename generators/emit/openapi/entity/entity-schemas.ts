import type { Entity, EntityModel } from "../../../entity/entity.ts";
import { phraseOf, withArticle } from "../../../text/nouns.ts";
import { requestProperties, type Verb } from "../../entity-endpoints.ts";
import { objectSchema } from "../object-schema.ts";
import type { Schema } from "../open-api.ts";
import { answeredProperty, sentProperty } from "./property-schema.ts";

/** The names of an entity's schemas. No entity has a dot in its name, so that of a page is nobody else's. */
export const schemaNames = {
  request: ({ name }: Entity, verb: Verb) => `${verb}${name}Request`,
  response: ({ name }: Entity) => `${name}Response`,
  page: ({ name }: Entity) => `${name}Response.Page`,
} as const;

/** A reference to a named schema. */
export function schemaRef(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Every named schema of an entity document, in order: enums, bodies, pages, and the answer of the health endpoints. */
export function entitySchemas({ enums, entities }: EntityModel): Readonly<Record<string, Schema>> {
  const schemas: readonly (readonly [string, Schema])[] = [
    ...enums.map(({ name, members }) => [name, { type: "string", enum: members }] as const),
    ...entities.flatMap(schemasOf),
    ["HealthResponse", health],
  ];
  return Object.fromEntries([...schemas].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const health: Schema = objectSchema(
  [{ name: "status", schema: { type: "string", enum: ["Healthy", "Ready", "Unavailable"] }, isRequired: true }],
  "What /health and /ready answer.",
);

function schemasOf(entity: Entity): readonly (readonly [string, Schema])[] {
  return [
    [schemaNames.request(entity, "Create"), requestSchema(entity, "Create")],
    [schemaNames.request(entity, "Update"), requestSchema(entity, "Update")],
    [schemaNames.response(entity), responseSchema(entity)],
    [schemaNames.page(entity), pageSchema(entity)],
  ];
}

function requestSchema(entity: Entity, verb: Verb): Schema {
  return objectSchema(
    requestProperties(entity, verb).map((property) => ({
      name: property.wireName,
      schema: sentProperty(property),
      isRequired: !property.isOptional,
    })),
  );
}

function responseSchema(entity: Entity): Schema {
  const { name, key, properties, description = `${sentenceOf(name)}, as the API shows it.` } = entity;
  return objectSchema(
    [key, ...properties].map((property) => ({
      name: property.wireName,
      schema: answeredProperty(property),
      isRequired: true,
    })),
    description,
  );
}

function sentenceOf(name: string): string {
  const phrase = withArticle(phraseOf(name));
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** Spec: endpoints, Paged response; decisions, 4, list envelope. */
function pageSchema(entity: Entity): Schema {
  const counted = (name: string, description: string, format: "int32" | "int64") => ({
    name,
    schema: { type: "integer", format, description } as const,
    isRequired: true,
  });
  return objectSchema(
    [
      {
        name: "items",
        schema: { type: "array", items: schemaRef(schemaNames.response(entity)) },
        isRequired: true,
      },
      counted("page", "The page, from 1.", "int64"),
      counted("pageSize", "The most items on a page.", "int32"),
      counted("totalCount", "The items in the whole filtered list.", "int32"),
      counted("totalPages", "The pages that the whole filtered list has.", "int32"),
    ],
    `One page of ${phraseOf(entity.plural)}, with the size of the whole filtered list.`,
  );
}
