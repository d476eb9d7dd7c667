import { fullNameOf } from "../text/class-names.ts";
import type { Host, HostClass } from "./host.ts";

/** Returns the contexts of a host that a short or full name means; several projects can have one of the name. */
export function contextsNamed(name: string, { dbContexts }: Pick<Host, "dbContexts">): readonly HostClass[] {
  return dbContexts.filter((one) => one.name === name || fullNameOf(one) === name);
}
