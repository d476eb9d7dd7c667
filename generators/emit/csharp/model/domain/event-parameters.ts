import type { Event, Member } from "../../../../model/ir.ts";
import { isConstant } from "./is-constant.ts";
import { storedMembers } from "./member-words.ts";

/** The members of an event in the order of its record: those first that a `new` must give, also where their default is no constant of C#. */
export function eventParameters({ members }: Event): readonly Member[] {
  const stored = storedMembers(members);
  return [...stored.filter((member) => !canBeLeftOut(member)), ...stored.filter(canBeLeftOut)];
}

/** Whether the record itself says what a member is when nothing is given. */
export function canBeLeftOut({ type, initializer }: Member): boolean {
  return initializer === undefined ? type.kind === "optional" : isConstant(initializer.value);
}
