import type { Access, Entity, Operation } from "../../entity/entity.ts";
import { collectionRoute, itemRoute } from "../../http/route.ts";
import type { View } from "../../render/view.ts";
import { endpointNames, endpointSummaries } from "../entity-endpoints.ts";
import { csharpString } from "./csharp-string.ts";
import { entityWords } from "./entity-words.ts";
import { csharpType } from "./types.ts";
import { xmlText } from "./xml-text.ts";

/** The call that says who may use an endpoint; a second file of its class can still say otherwise. Spec: decisions, 4, access. */
export function accessCall(access: Access): string {
  switch (access.kind) {
    case "anonymous":
      return ".AllowAnonymousByDefault()";
    case "authenticated":
      return ".RequireAuthorization()";
    case "policy":
      return `.RequireAuthorization(${csharpString(access.name)})`;
  }
}

/** What the five endpoints of an entity print. */
export function endpointView(operation: Operation) {
  return (entity: Entity): View => {
    const words = entityWords(entity);
    return {
      ...words,
      keyType: csharpType(entity.key.type),
      route: xmlText(collectionRoute(entity)),
      routeText: csharpString(collectionRoute(entity)),
      itemRoute: xmlText(itemRoute(entity)),
      itemRouteText: csharpString(itemRoute(entity)),
      nameText: csharpString(endpointNames[operation](entity)),
      getNameText: csharpString(endpointNames.get(entity)),
      tagText: csharpString(entity.plural),
      summaryText: csharpString(endpointSummaries[operation](entity)),
      access: accessCall(entity.access[operation]),
      createConflictText: csharpString(
        entity.key.type === "string"
          ? `The key is taken, or a row that this ${words.phrase} refers to does not exist.`
          : `A row that this ${words.phrase} refers to does not exist.`,
      ),
      updateConflictText: csharpString(`A row that this ${words.phrase} refers to does not exist.`),
      deleteConflictText: csharpString(`Other rows still refer to this ${words.phrase}.`),
    };
  };
}
