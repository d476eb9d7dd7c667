import type { Property } from "../../../../entity/entity.ts";

/** The types whose values every host answers as they were sent. */
const shownTypes: ReadonlySet<unknown> = new Set([
  "string",
  "bool",
  "byte",
  "short",
  "int",
  "long",
  "Guid",
  "DateOnly",
]);

/** True for a member that responses have, with the value that was sent. */
export function isShownAsSent({ type, bodies }: Pick<Property, "type" | "bodies">): boolean {
  return bodies.includes("Response") && (typeof type !== "string" || shownTypes.has(type));
}
