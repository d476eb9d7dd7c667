import type { Member } from "../../../../model/ir.ts";
import type { ModelScope } from "../model-scope.ts";

/** A type sets and compares its own members, deprecated ones too. */
export function silenceObsoleteMembers(members: readonly Member[], scope: ModelScope): void {
  if (members.some(({ deprecated }) => deprecated !== undefined)) scope.silenceObsolete();
}
