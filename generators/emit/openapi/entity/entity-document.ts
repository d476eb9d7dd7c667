import type { EntityOperation, EntityType } from "../../../entity/entity.ts";
import type { EntityModel } from "../../../entity/graft.ts";
import { healthOperations } from "../../../entity/health-operations.ts";
import { isServed, operationsIn, violableIndexes } from "../../../entity/served.ts";
import type { OperationParameter } from "../../../http/operation.ts";
import { phraseOf } from "../../../text/nouns.ts";
import { assembledDocument } from "../assembled-document.ts";
import type { OpenApiDocument, Operation, Parameter, Schema } from "../open-api.ts";
import { documented } from "../operation.ts";
import { jsonContent, schemaRef } from "../schema-parts.ts";
import { entitySchemas, itemsName, typeSchema } from "./entity-schemas.ts";
import { pageName } from "./page-schemas.ts";

/** Returns the OpenAPI document of the endpoints that entity files lead to: infrastructure first, then entities, then relationships. */
export function entityDocument(model: EntityModel, title: string): OpenApiDocument {
  const { entities } = model;
  const hasUnique = entities.some((entity) => violableIndexes(entity).length > 0);
  return assembledDocument({
    info: { title, version: "1.0.0" },
    tags: [
      ...entities
        .filter(isServed)
        .map(({ plural, description = `All about ${phraseOf(plural)}.` }) => ({ name: plural, description })),
      { name: "Health", description: "Liveness and readiness." },
    ],
    operations: [...Object.values(healthOperations), ...operationsIn(model)],
    documented: documentedEntityOperation,
    schemas: entitySchemas(model),
    descriptions: {
      BadRequest: "A value is missing, cannot be read, or breaks a rule.",
      NotFound: "There is nothing under this key.",
      Conflict: `The key ${hasUnique ? "or a unique value " : ""}is taken, a row that this one refers to is missing, or other rows refer to it.`,
    },
  });
}

/** Returns an operation of entity files as a document has it. Spec: endpoints, Operations; openapi, Documents of entities. */
export function documentedEntityOperation(operation: EntityOperation): Operation {
  const { tags, id, summary, parameters } = operation;
  const body = parameters.find(({ binding }) => binding === "body");
  return {
    tags,
    operationId: id,
    summary,
    ...documented(operation, {
      parameters: parameters.filter(({ binding }) => binding !== "body").map(parameterOf),
      requestBody: body && { required: true, content: jsonContent(schemaOf(body.type), body.mediaTypes) },
      schemaOf,
    }),
  };
}

function parameterOf({
  name,
  type,
  binding,
  description,
  isRequired = false,
}: OperationParameter<EntityType>): Parameter {
  const schema = schemaOf(type);
  return binding === "route"
    ? { name, in: "path", required: true, schema }
    : {
        name,
        in: binding === "header" ? "header" : "query",
        ...(description !== undefined && { description }),
        required: isRequired,
        schema,
      };
}

/** Returns the schema of a type. */
function schemaOf(type: EntityType): Schema {
  switch (type.kind) {
    case "property":
      return typeSchema(type.type);
    case "values":
      return { type: "array", items: typeSchema(type.type), maxItems: type.max };
    case "count":
      return {
        ...typeSchema(type.type),
        minimum: 1,
        ...(type.max !== undefined && { maximum: type.max }),
        default: type.default,
      };
    case "choice":
      return { type: "string", enum: type.names, ...(type.default !== undefined && { default: type.default }) };
    case "record":
      return schemaRef(type.name);
    case "page":
      return schemaRef(pageName(type.of));
    case "items":
      return schemaRef(itemsName(type.of));
  }
}
