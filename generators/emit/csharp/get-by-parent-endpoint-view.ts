import type { Relationship } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import { pageWords } from "./get-all-endpoint-view.ts";
import { type LibraryWords, operationWords, problemCalls } from "./http-words.ts";
import { relationshipWords } from "./relationship-view.ts";

/** Returns the view of the list of one parent's children. Spec: endpoints, GetByParentEndpointGenerator. */
export function getByParentEndpointView(words: LibraryWords) {
  return (relationship: Relationship): View => ({
    ...relationshipWords(relationship),
    ...pageWords(relationship.child),
    ...operationWords(relationship.operation, words),
    problems: problemCalls(relationship.operation),
  });
}
