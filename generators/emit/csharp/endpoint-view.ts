import type { EndpointName, Entity, Graft, Relationship } from "../../entity/entity.ts";
import { healthOperations } from "../../entity/health-operations.ts";
import { parentToken } from "../../http/resource-routes.ts";
import type { View } from "../../render/view.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpString, freshIdentifier } from "./csharp-text.ts";
import { entityWords, typeWords } from "./entity-words.ts";
import { filtersOf } from "./filter-view.ts";
import { type LibraryWords, operationWords, problemCalls, routingCall } from "./http-words.ts";
import { withEnds } from "./lists.ts";
import { relationshipWords } from "./relationship-view.ts";
import { csharpType } from "./types.ts";

/** Returns the view of one of the five endpoints of an entity. */
export function endpointView(endpoint: EndpointName, words: LibraryWords) {
  return (entity: Entity, { target }: EntityPlace): View => {
    const operation = entity.operations[endpoint];
    const names = entityWords(entity);
    const overtaken = names.isVersioned ? `, or another request has changed this ${names.phrase} meanwhile` : "";
    const missing = `A row that this ${names.phrase} refers to does not exist`;
    return {
      ...names,
      ...typeWords(entity, target),
      ...operationWords(operation, words),
      problems: problemCalls(operation),
      keyType: csharpType(entity.key.type),
      getNameText: csharpString(entity.operations.get.id),
      createConflictText:
        entity.key.type === "string"
          ? csharpString(`The key is taken, or a row that this ${names.phrase} refers to does not exist.`)
          : csharpString(`${missing}.`),
      updateConflictText: csharpString(`${missing}${overtaken}.`),
      deleteConflictText: csharpString(`Other rows still refer to this ${names.phrase}${overtaken}.`),
      outdatedText: csharpString(`Another request has changed this ${names.phrase}.`),
      ifMatchText: csharpString(operation.parameters.find(({ binding }) => binding === "header")?.description ?? ""),
    };
  };
}

const parameters = ["request", "service", "ct"] as const;

/** Returns the view of the list endpoint. In the host's document its own parameters and the filters share one list of names, so they step aside for them. */
export function getAllEndpointView(words: LibraryWords) {
  return (entity: Entity, { target }: EntityPlace): View => {
    const filters = filtersOf(entity);
    const taken = new Set(entity.properties.map(({ wireName }) => wireName));
    return {
      ...entityWords(entity),
      ...typeWords(entity, target),
      ...operationWords(entity.operations.getAll, words),
      ...Object.fromEntries(parameters.map((name) => [name, freshIdentifier(name, taken)])),
      ...pageWords(entity),
      filters: withEnds(filters, ",", ");"),
      hasFilters: filters.length > 0,
    };
  };
}

/** Returns the page sizes of an entity's lists. Spec: endpoints, Paged lists. */
function pageWords({ pageSize, maxPageSize }: Entity) {
  return { pageSize: String(pageSize), maxPageSize: String(maxPageSize) };
}

/** Returns the view of the list of one parent's children. Spec: endpoints, Nested lists. */
export function getByParentEndpointView(words: LibraryWords) {
  return (relationship: Relationship, { target }: EntityPlace): View => ({
    ...relationshipWords(relationship, target),
    ...pageWords(relationship.child),
    ...operationWords(relationship.operation, words),
    parentIdText: csharpString(parentToken(relationship.parent)),
    problems: problemCalls(relationship.operation),
  });
}

/** The health endpoints are those of routing under every library, and open to everybody. */
const healthWords: LibraryWords = { map: routingCall, access: () => "" };

/** Returns the view of the endpoint that says that the process answers. */
export function healthEndpointView(_graft: Graft): View {
  return operationWords(healthOperations.health, healthWords);
}

/** Returns the view of the endpoint that asks whether the host can do its work. */
export function readyEndpointView(_graft: Graft): View {
  return operationWords(healthOperations.ready, healthWords);
}
