import type { EntityModel, EntityOperation } from "../../../entity/entity.ts";
import { healthOperations } from "../../../entity/health-operations.ts";
import { documentPathOf } from "../../../http/route-template.ts";
import { phraseOf } from "../../../text/nouns.ts";
import type { OpenApiDocument } from "../open-api.ts";
import { securitySchemes } from "../operation.ts";
import { pathsOf } from "../paths.ts";
import { sharedResponses } from "../shared-responses.ts";
import { documentedEntityOperation } from "./entity-operation.ts";
import { entitySchemas } from "./entity-schemas.ts";

/** Returns the OpenAPI document of the endpoints that entity files lead to. */
export function entityDocument(model: EntityModel, title: string): OpenApiDocument {
  const operations = operationsOf(model);
  const schemes = securitySchemes(operations.map(({ access }) => access));
  const responses = sharedResponses(
    operations.flatMap((operation) => operation.responses),
    {
      BadRequest: "A value is missing, cannot be read, or breaks a rule.",
      NotFound: "There is nothing under this key.",
      Conflict: "The key is taken, a row that this one refers to is missing, or other rows refer to it.",
    },
  );
  return {
    openapi: "3.1.0",
    info: { title, version: "1.0.0" },
    servers: [{ url: "/" }],
    security: [],
    tags: [
      ...model.entities.map(({ plural, description = `All about ${phraseOf(plural)}.` }) => ({
        name: plural,
        description,
      })),
      { name: "Health", description: "Liveness and readiness." },
    ],
    paths: pathsOf(
      operations.map((operation) => ({
        path: documentPathOf(operation.route),
        verb: operation.verb,
        operation: documentedEntityOperation(operation),
      })),
    ),
    components: {
      schemas: entitySchemas(model),
      ...(Object.keys(responses).length > 0 && { responses }),
      ...(Object.keys(schemes).length > 0 && { securitySchemes: schemes }),
    },
  };
}

/** Returns every operation: infrastructure first, then entities, then relationships. */
function operationsOf({ entities, relationships }: EntityModel): readonly EntityOperation[] {
  return [
    ...Object.values(healthOperations),
    ...entities.flatMap(({ operations }) => Object.values(operations)),
    ...relationships.map(({ operation }) => operation),
  ];
}
