import type { EntityModel } from "../entity/entity.ts";
import type { EntityFile, SourceText } from "./types.ts";

/** Entities and their texts; C# is planned from the texts again, as a host decides much about it. */
export interface EntityContent {
  readonly model: EntityModel;
  readonly sources: readonly SourceText[];
}

/** Returns the content of entity files. Throws if `readEntityFile` has not returned it. */
export function entityContent({ content }: EntityFile): EntityContent {
  if (!isEntityContent(content)) throw new TypeError("plan takes entities that readEntityFile returned.");
  return content;
}

function isEntityContent(content: object): content is EntityContent {
  return "model" in content && "sources" in content;
}
