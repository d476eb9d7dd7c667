import type { EntityModel } from "../entity/graft.ts";
import type { Model } from "../model/ir.ts";
import type { CompiledModel, EntityFile, SourceText } from "./types.ts";

/** An understood input and its texts; the C# of entities is planned from the texts again, as a host decides much about it. */
export interface Content<Meaning> {
  readonly model: Meaning;
  readonly sources: readonly SourceText[];
}

/** Returns the content of entity files. Throws if `readEntityFile` has not returned it. */
export function entityContent({ content }: EntityFile): Content<EntityModel> {
  if (!isContent<EntityModel>(content)) throw new TypeError("plan takes entities that readEntityFile returned.");
  return content;
}

/** Returns the content of a model. Throws if `compileModel` has not returned it. */
export function modelContent({ content }: CompiledModel): Content<Model> {
  if (!isContent<Model>(content)) throw new TypeError("plan takes a model that compileModel returned.");
  return content;
}

function isContent<Meaning>(content: object): content is Content<Meaning> {
  return "model" in content && "sources" in content;
}
