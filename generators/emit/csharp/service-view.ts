import type { Entity, Target } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import type { FileScope } from "./create-scope.ts";
import { entityWords } from "./entity-words.ts";
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
    newKey: entity.key.type === "Guid" ? ` { ${entity.key.name} = ${scope.type("Guid")}.CreateVersion7() }` : "()",
  };
}
