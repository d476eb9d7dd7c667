import type { Entity, Target } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import type { FileScope } from "./create-scope.ts";
import { entityWords } from "./entity-words.ts";
import { rowTypeOf } from "./row-type.ts";
import { csharpType } from "./types.ts";

/** What the endpoints of an entity call. */
export function serviceInterfaceView(entity: Entity, scope: FileScope): View {
  return { ...entityWords(entity), keyType: csharpType(entity.key.type, scope) };
}

/** The service over the host's `DbContext`. Spec: decisions, 2 and 4. */
export function serviceView(entity: Entity, scope: FileScope, target: Target): View {
  return {
    ...serviceInterfaceView(entity, scope),
    dbContext: scope.other(target.dbContext),
    RowType: scope.other(rowTypeOf(entity, target)),
    // The host's mapping can round, fill in or compute, so the answer is read again.
    isExisting: entity.model.kind === "existing",
  };
}
