import type { Entity, StateRule } from "../../../../model/ir.ts";
import type { Assignment } from "../../../../model/operation/changes.ts";

/** Returns the rules of a state machine that lead to the state of a step; every rule that leads anywhere if the state is computed. Undefined without a machine. */
export function sourcesOf({ field, value }: Assignment, { states }: Entity): readonly StateRule[] | undefined {
  return states
    .find((one) => one.field === field)
    ?.rules.filter(({ to }) => (value.kind === "enumMember" ? to.includes(value.name) : to.length > 0));
}
