import type { Relationship } from "../../entity/entity.ts";
import { nestedRoute } from "../../http/route.ts";
import type { View } from "../../render/view.ts";
import { withArticle } from "../../text/phrase.ts";
import type { FileScope } from "./create-scope.ts";
import { csharpString } from "./csharp-string.ts";
import { accessCall } from "./endpoint-view.ts";
import { pageWords } from "./get-all-endpoint-view.ts";
import { relationshipWords } from "./relationship-view.ts";
import { xmlText } from "./xml-text.ts";

/** The list of one parent's children. Spec: endpoints, GetByParentEndpointGenerator. */
export function getByParentEndpointView(relationship: Relationship, scope: FileScope): View {
  const words = relationshipWords(relationship, scope);
  const route = nestedRoute(relationship);
  return {
    ...words,
    ...pageWords(relationship.child),
    route: xmlText(route),
    routeText: csharpString(route),
    nameText: csharpString(`Get${relationship.title}`),
    tagText: csharpString(relationship.child.plural),
    summaryText: csharpString(`Lists the ${words.childPhrases} of ${withArticle(words.parentPhrase)}.`),
    access: accessCall(relationship.access),
  };
}
