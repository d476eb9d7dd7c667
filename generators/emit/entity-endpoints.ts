import type { Entity, Operation, Property, Relationship } from "../entity/entity.ts";
import { phraseOf, withArticle } from "../text/nouns.ts";

/** The names of the endpoints, which are also their operation ids. */
export const endpointNames: Readonly<Record<Operation, (entity: Entity) => string>> = {
  create: ({ name }) => `Create${name}`,
  getAll: ({ plural }) => `GetAll${plural}`,
  get: ({ name }) => `Get${name}`,
  update: ({ name }) => `Update${name}`,
  delete: ({ name }) => `Delete${name}`,
};

/** What the endpoints do, in a sentence each. */
export const endpointSummaries: Readonly<Record<Operation, (entity: Entity) => string>> = {
  create: ({ name }) => `Creates ${one(name)}.`,
  getAll: ({ plural }) => `Lists ${phraseOf(plural)}.`,
  get: ({ name }) => `Gets ${one(name)}.`,
  update: ({ name }) => `Replaces ${one(name)}.`,
  delete: ({ name }) => `Deletes ${one(name)}.`,
};

/** The name of a nested list's endpoint, which is also its operation id. */
export function nestedEndpointName({ title }: Relationship): string {
  return `Get${title}`;
}

/** What a nested list does, in a sentence. */
export function nestedEndpointSummary({ parent, child }: Relationship): string {
  return `Lists the ${phraseOf(child.plural)} of ${one(parent.name)}.`;
}

/** The two requests that have a body. */
export type Verb = "Create" | "Update";

/** What the body of a request holds: a key only where the client chooses it. Spec: decisions, 4, bodies. */
export function requestProperties(entity: Entity, verb: Verb): readonly Property[] {
  return verb === "Create" && entity.key.type === "string" ? [entity.key, ...entity.properties] : entity.properties;
}

/** The whitelist of what a list may be filtered and sorted by: every property but the key and bytes. Spec: endpoints, List endpoint query parameters. */
export function listedProperties({ properties }: Entity): readonly Property[] {
  return properties.filter(({ type }) => type !== "byte[]");
}

/** What a filter does: the user's description, or one made of its name. */
export function filterDescription({ plural }: Entity, { description, wireName }: Property): string {
  return description ?? `Only ${phraseOf(plural)} with this value of ${wireName}.`;
}

function one(name: string): string {
  return withArticle(phraseOf(name));
}
