import type { Graft } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import type { EntityPlace } from "../generator.ts";
import { otherType } from "./names.ts";

/** The endpoint that asks the host's database. */
export function readyEndpointView(_graft: Graft, { target }: EntityPlace): View {
  return { dbContext: otherType(target.dbContext) };
}
