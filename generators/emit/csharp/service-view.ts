import type { Entity } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import type { EntityPlace } from "../generator.ts";
import { entityWords } from "./entity-words.ts";
import { otherType } from "./names.ts";
import { rowTypeOf } from "./row-type.ts";
import { csharpType } from "./types.ts";

/** Returns the view of the service interface behind the endpoints of an entity. */
export function serviceInterfaceView(entity: Entity): View {
  return { ...entityWords(entity), keyType: csharpType(entity.key.type) };
}

/** Returns the view of the service over the host's `DbContext`. Spec: generated-files, Files of an entity; endpoints, Concurrent requests. */
export function serviceView(entity: Entity, { target }: EntityPlace): View {
  return {
    ...serviceInterfaceView(entity),
    dbContext: otherType(target.dbContext),
    RowType: otherType(rowTypeOf(entity, target)),
    // The host's mapping can round, fill in or compute, so the answer is read again.
    isExisting: entity.model.kind === "existing",
  };
}
