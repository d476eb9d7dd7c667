import type { EntityModel } from "../../../entity/entity.ts";
import { phraseOf } from "../../../text/nouns.ts";
import { namedResponses } from "../errors.ts";
import type { OpenApiDocument } from "../open-api.ts";
import { pathsOf } from "../paths.ts";
import { securitySchemes } from "./access-requirement.ts";
import { entityEndpoints } from "./entity-operations.ts";
import { entitySchemas } from "./entity-schemas.ts";
import { healthOperations } from "./health-operations.ts";

/** The OpenAPI document of the endpoints that entity files lead to. */
export function entityDocument(model: EntityModel, title: string): OpenApiDocument {
  const endpoints = entityEndpoints(model);
  const schemes = securitySchemes(endpoints.map(({ access }) => access));
  const responses = namedResponses(
    endpoints.flatMap(({ errors }) => errors),
    {
      400: "A value is missing, cannot be read, or breaks a rule.",
      404: "There is nothing under this key.",
      409: "The key is taken, a row that this one refers to is missing, or other rows refer to it.",
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
      { name: "Health", description: "Whether the service is up." },
    ],
    paths: pathsOf([...healthOperations, ...endpoints]),
    components: {
      schemas: entitySchemas(model),
      ...(endpoints.length > 0 && { responses }),
      ...(Object.keys(schemes).length > 0 && { securitySchemes: schemes }),
    },
  };
}
