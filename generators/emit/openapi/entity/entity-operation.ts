import type { EntityOperation, EntityType } from "../../../entity/entity.ts";
import type { OperationParameter } from "../../../http/operation.ts";
import type { Operation, Parameter, Schema } from "../open-api.ts";
import { documented, schemeOf } from "../operation.ts";
import { typeSchema } from "./property-schema.ts";

/** Returns an operation of entity files as a document has it. Spec: endpoints, Operations; openapi, Documents of entities. */
export function documentedEntityOperation(operation: EntityOperation): Operation {
  const { tags, id, summary, parameters, access } = operation;
  const body = parameters.find(({ binding }) => binding === "body");
  return {
    tags,
    operationId: id,
    summary,
    ...documented(operation, {
      parameters: parameters.filter(({ binding }) => binding !== "body").map(parameterOf),
      requestBody: body && { required: true, content: { "application/json": { schema: schemaOf(body.type) } } },
      schemaOf,
      scheme: schemeOf(access),
    }),
  };
}

function parameterOf({ name, type, binding, description }: OperationParameter<EntityType>): Parameter {
  const schema = schemaOf(type);
  return binding === "route"
    ? { name, in: "path", required: true, schema }
    : { name, in: "query", ...(description !== undefined && { description }), required: false, schema };
}

/** Returns the schema of a type. No entity has a dot in its name, so no other schema has the name of a page. */
function schemaOf(type: EntityType): Schema {
  switch (type.kind) {
    case "property":
      return typeSchema(type.type);
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
  }
}

/** Returns the name of the schema of a page. */
export function pageName(record: string): string {
  return `${record}.Page`;
}

/** Returns a reference to a named schema. */
export function schemaRef(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
