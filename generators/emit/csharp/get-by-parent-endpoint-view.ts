import type { Relationship } from "../../entity/entity.ts";
import { nestedRoute } from "../../http/route.ts";
import type { View } from "../../render/view.ts";
import { nestedEndpointName, nestedEndpointSummary } from "../entity-endpoints.ts";
import { csharpString } from "./csharp-string.ts";
import { accessCall } from "./endpoint-view.ts";
import { pageWords } from "./get-all-endpoint-view.ts";
import { relationshipWords } from "./relationship-view.ts";
import { xmlText } from "./xml-text.ts";

/** The list of one parent's children. Spec: endpoints, GetByParentEndpointGenerator. */
export function getByParentEndpointView(relationship: Relationship): View {
  const words = relationshipWords(relationship);
  const route = nestedRoute(relationship);
  return {
    ...words,
    ...pageWords(relationship.child),
    route: xmlText(route),
    routeText: csharpString(route),
    nameText: csharpString(nestedEndpointName(relationship)),
    tagText: csharpString(relationship.child.plural),
    summaryText: csharpString(nestedEndpointSummary(relationship)),
    access: accessCall(relationship.access),
  };
}
