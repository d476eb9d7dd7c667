import type { Model } from "../model/ir.ts";
import { shownRoute } from "./shown-route.ts";
import type { CompiledModel } from "./types.ts";

/** Returns a model as programs see it. */
export function shownModel(model: Model, content: object): CompiledModel {
  return {
    kind: "model",
    contexts: model.contexts.map(({ name, operations }) => ({ name, routes: operations.map(shownRoute) })),
    content,
  };
}
