export type Verb = "GET" | "POST" | "PUT" | "DELETE" | "PATCH";

/** The verb of each annotation, in the specification's order. Spec: model, Annotations. */
export const verbs: ReadonlyMap<string, Verb> = new Map([
  ["get", "GET"],
  ["post", "POST"],
  ["put", "PUT"],
  ["delete", "DELETE"],
  ["patch", "PATCH"],
]);

/** Tells whether requests with a verb have no body by themselves. Spec: model, Emitted api layer shape. */
export function isBodyless(verb: Verb): boolean {
  return verb === "GET" || verb === "DELETE";
}
