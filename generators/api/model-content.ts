import type { Model } from "../model/ir.ts";
import type { CompiledModel, SourceText } from "./types.ts";

/** A model and its texts. */
export interface ModelContent {
  readonly model: Model;
  readonly sources: readonly SourceText[];
}

/** Returns the content of a model. Throws if `compileModel` has not returned it. */
export function modelContent({ content }: CompiledModel): ModelContent {
  if (!isModelContent(content)) throw new TypeError("plan takes a model that compileModel returned.");
  return content;
}

function isModelContent(content: object): content is ModelContent {
  return "model" in content && "sources" in content;
}
