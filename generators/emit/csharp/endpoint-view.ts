import type { EndpointName, Entity, Graft } from "../../entity/entity.ts";
import { healthOperations } from "../../entity/health-operations.ts";
import type { View } from "../../render/view.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpString } from "./csharp-string.ts";
import { entityWords } from "./entity-words.ts";
import { type LibraryWords, operationWords, problemCalls } from "./http-words.ts";
import { otherType } from "./names.ts";
import { csharpType } from "./types.ts";

/** Returns the view of one of the five endpoints of an entity. */
export function endpointView(endpoint: EndpointName, words: LibraryWords) {
  return (entity: Entity): View => {
    const operation = entity.operations[endpoint];
    const names = entityWords(entity);
    const missing = csharpString(`A row that this ${names.phrase} refers to does not exist.`);
    return {
      ...names,
      ...operationWords(operation, words),
      problems: problemCalls(operation),
      keyType: csharpType(entity.key.type),
      getNameText: csharpString(entity.operations.get.id),
      createConflictText:
        entity.key.type === "string"
          ? csharpString(`The key is taken, or a row that this ${names.phrase} refers to does not exist.`)
          : missing,
      updateConflictText: missing,
      deleteConflictText: csharpString(`Other rows still refer to this ${names.phrase}.`),
    };
  };
}

/** Returns the view of the endpoint that says that the process answers. */
export function healthEndpointView(words: LibraryWords) {
  return (_graft: Graft): View => operationWords(healthOperations.health, words);
}

/** Returns the view of the endpoint that asks the host's database. */
export function readyEndpointView(words: LibraryWords) {
  return (_graft: Graft, { target }: EntityPlace): View => ({
    ...operationWords(healthOperations.ready, words),
    dbContext: otherType(target.dbContext),
  });
}
