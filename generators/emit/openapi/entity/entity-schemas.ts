import type { Entity, EntityModel } from "../../../entity/entity.ts";
import { type RequestKind, requestProperties } from "../../../entity/wire-properties.ts";
import { phraseOf, withArticle } from "../../../text/nouns.ts";
import { objectSchema } from "../object-schema.ts";
import type { Schema } from "../open-api.ts";
import { pageName, schemaRef } from "./entity-operation.ts";
import { answeredProperty, sentProperty } from "./property-schema.ts";

/** Returns the named schemas of an entity document, in order: enums, bodies, pages, and the answer of the health endpoints. */
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
  const response = `${entity.name}Response`;
  return [
    [`Create${entity.name}Request`, requestSchema(entity, "Create")],
    [`Update${entity.name}Request`, requestSchema(entity, "Update")],
    [response, responseSchema(entity)],
    [pageName(response), pageSchema(entity, response)],
  ];
}

function requestSchema(entity: Entity, verb: RequestKind): Schema {
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

/** Returns the schema of a page. Spec: endpoints, Paged lists. */
function pageSchema(entity: Entity, response: string): Schema {
  const counted = (name: string, description: string, format: "int32" | "int64") => ({
    name,
    schema: { type: "integer", format, description } as const,
    isRequired: true,
  });
  return objectSchema(
    [
      {
        name: "items",
        schema: { type: "array", items: schemaRef(response) },
        isRequired: true,
      },
      counted("page", "The page number, from 1.", "int64"),
      counted("pageSize", "The maximum number of items on a page.", "int32"),
      counted("totalCount", "The number of items in the filtered list.", "int32"),
      counted("totalPages", "The number of pages of the filtered list.", "int32"),
    ],
    `One page of ${phraseOf(entity.plural)}, with the size of the filtered list.`,
  );
}
