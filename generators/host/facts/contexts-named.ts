import { fullNameOf } from "../../text/class-names.ts";
import type { Host, HostClass } from "../host.ts";

/** Returns the contexts that can store new rows: those of the host that it registers itself, where that is seen. Spec: host, DbContext. */
export function candidateContexts({ dbContexts }: Pick<Host, "dbContexts">): readonly HostClass[] {
  const candidates = dbContexts.filter(({ passedOver }) => passedOver === undefined);
  return candidates.length > 0 ? candidates : dbContexts;
}

/** Returns the contexts of a host that a short or full name means; several projects can have one of the name. */
export function contextsNamed(name: string, { dbContexts }: Pick<Host, "dbContexts">): readonly HostClass[] {
  return dbContexts.filter((one) => one.name === name || fullNameOf(one) === name);
}
