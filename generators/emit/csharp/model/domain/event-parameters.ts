import type { Event, Member } from "../../../../model/ir.ts";
import { isConstant } from "./is-constant.ts";
import { storedMembers } from "./member-words.ts";

/** The members of an event in the order of its record: those first that a `new` must give, also where their default is no constant of C#. */
export function eventParameters({ members }: Event): readonly Member[] {
  const stored = storedMembers(members);
  return [...stored.filter((member) => !canBeLeftOut(member)), ...stored.filter(canBeLeftOut)];
}

/** True if the record has a default for the member. */
export function canBeLeftOut({ type, initializer }: Member): boolean {
  return initializer === undefined ? type.kind === "optional" : isConstant(initializer.value);
}
