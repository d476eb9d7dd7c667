import type {
  Access,
  Entity,
  EntityModel,
  Operation as EntityOperation,
  Relationship,
} from "../../../entity/entity.ts";
import { collectionRoute, itemRoute, nestedRoute, parentToken } from "../../../http/route.ts";
import {
  endpointNames,
  endpointSummaries,
  nestedEndpointName,
  nestedEndpointSummary,
  type Verb,
} from "../../entity-endpoints.ts";
import { type ErrorStatus, errorResponse } from "../errors.ts";
import type { Content, Operation, Parameter, RequestBody, Response, Schema } from "../open-api.ts";
import { accessErrors, securityOf } from "./access-requirement.ts";
import { keyParameter, listParameters, pageParameters } from "./entity-parameters.ts";
import { schemaNames, schemaRef } from "./entity-schemas.ts";

/** An operation with its place, and who may call it. */
export interface EntityEndpoint {
  readonly path: string;
  readonly verb: string;
  readonly access: Access;
  readonly errors: readonly ErrorStatus[];
  readonly operation: Operation;
}

interface Described {
  readonly route: string;
  readonly verb: string;
  readonly access: Access;
  readonly errors: readonly ErrorStatus[];
  readonly name: string;
  readonly summary: string;
  readonly tag: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: Schema;
  readonly success: readonly [status: number, response: Response];
}

/** Every endpoint of entity files, in the order in which they are generated. Spec: endpoints, Endpoints; decisions, 4. */
export function entityEndpoints({ entities, relationships }: EntityModel): readonly EntityEndpoint[] {
  return [
    ...entities.flatMap((entity) => [create(entity), getAll(entity), get(entity), update(entity), remove(entity)]),
    ...relationships.map(nested),
  ].map(toEndpoint);
}

function create(entity: Entity): Described {
  const location = { Location: { description: "The path of the created resource.", schema: { type: "string" } } };
  const response: Response = {
    description: "The created resource.",
    headers: location,
    content: json(schemaNames.response(entity)),
  };
  const verb = { verb: "POST", route: collectionRoute(entity), errors: [400, 409, 413] } as const;
  return { ...named(entity, "create"), ...verb, body: bodyOf(entity, "Create"), success: [201, response] };
}

function getAll(entity: Entity): Described {
  return {
    ...named(entity, "getAll"),
    ...{ verb: "GET", route: collectionRoute(entity), errors: [400] },
    parameters: [...pageParameters(entity), ...listParameters(entity)],
    success: [200, { description: "One page of the list.", content: json(schemaNames.page(entity)) }],
  };
}

function get(entity: Entity): Described {
  return { ...named(entity, "get"), ...item(entity, "GET", [404]), success: [200, one(entity)] };
}

function update(entity: Entity): Described {
  return {
    ...named(entity, "update"),
    ...item(entity, "PUT", [400, 404, 409, 413]),
    body: bodyOf(entity, "Update"),
    success: [200, one(entity)],
  };
}

function remove(entity: Entity): Described {
  return {
    ...named(entity, "delete"),
    ...item(entity, "DELETE", [404, 409]),
    success: [204, { description: "Deleted." }],
  };
}

function nested(relationship: Relationship): Described {
  const { parent, child, access } = relationship;
  return {
    ...{ verb: "GET", route: nestedRoute(relationship), errors: [404], access },
    name: nestedEndpointName(relationship),
    summary: nestedEndpointSummary(relationship),
    tag: child.plural,
    parameters: [keyParameter(parentToken(parent), parent.key.type), ...pageParameters(child)],
    success: [200, { description: "One page of the list.", content: json(schemaNames.page(child)) }],
  };
}

function named(entity: Entity, operation: EntityOperation) {
  return {
    name: endpointNames[operation](entity),
    summary: endpointSummaries[operation](entity),
    tag: entity.plural,
    access: entity.access[operation],
  };
}

function item(entity: Entity, verb: string, errors: readonly ErrorStatus[]) {
  return { verb, route: itemRoute(entity), errors, parameters: [keyParameter("id", entity.key.type)] };
}

function one(entity: Entity): Response {
  return { description: "The stored resource.", content: json(schemaNames.response(entity)) };
}

function bodyOf(entity: Entity, verb: Verb): Schema {
  return schemaRef(schemaNames.request(entity, verb));
}

function json(name: string): Content {
  return { "application/json": { schema: schemaRef(name) } };
}

function toEndpoint({ route, verb, access, errors: own, success, ...described }: Described): EntityEndpoint {
  const { name, summary, tag, parameters, body } = described;
  const errors = [...own, ...accessErrors(access)];
  const requestBody: RequestBody | undefined = body && {
    required: true,
    content: { "application/json": { schema: body } },
  };
  return {
    // Constraints are no part of a documented path.
    path: route.replace(/:\w+\}/g, "}"),
    verb,
    access,
    errors,
    operation: {
      tags: [tag],
      operationId: name,
      summary,
      ...(parameters && { parameters }),
      ...(requestBody && { requestBody }),
      responses: Object.fromEntries([[String(success[0]), success[1]], ...errors.map(errorResponse)]),
      ...securityOf(access),
    },
  };
}
