import { phraseOf } from "../text/nouns.ts";
import type { Entity, Property } from "./entity.ts";

/** The two kinds of request bodies. */
export type RequestKind = "Create" | "Update";

/** The operations with a body, each with the kind of its request. */
export const bodyOperations = [
  ["create", "Create"],
  ["update", "Update"],
] as const;

/** Returns the properties of a request body: the key only where the client chooses it. Spec: endpoints, Request and response bodies. */
export function requestProperties(entity: Pick<Entity, "key" | "properties">, kind: RequestKind): readonly Property[] {
  return kind === "Create" && entity.key.type === "string" ? [entity.key, ...entity.properties] : entity.properties;
}

/** Returns the properties that a list may be filtered and sorted by: all but the key and bytes. Spec: endpoints, Filters; endpoints, Sorting. */
export function listedProperties({ properties }: Pick<Entity, "properties">): readonly Property[] {
  return properties.filter(({ type }) => type !== "byte[]");
}

/** Returns the description of a filter: the user's, or one made of its name. */
export function filterDescription({ plural }: Pick<Entity, "plural">, { description, wireName }: Property): string {
  return description ?? `Only ${phraseOf(plural)} with this value of ${wireName}.`;
}
