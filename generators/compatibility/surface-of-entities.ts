import { entityDocument } from "../emit/openapi/entity/entity-document.ts";
import type { EntityModel } from "../entity/entity.ts";
import type { PublishedSurface } from "./published-surface.ts";

/** Returns what the endpoints of entity files publish. Their format has no version that could rise. */
export function surfaceOfEntities(model: EntityModel): PublishedSurface {
  return {
    name: "",
    version: undefined,
    document: entityDocument(model, "API"),
    events: new Map(),
    spans: new Map(),
  };
}
