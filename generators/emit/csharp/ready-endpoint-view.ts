import type { Graft, Target } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import type { FileScope } from "./create-scope.ts";

/** The endpoint that asks the host's database. */
export function readyEndpointView(_graft: Graft, scope: FileScope, target: Target): View {
  return { dbContext: scope.other(target.dbContext) };
}
