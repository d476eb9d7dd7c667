import { phraseOf } from "../text/nouns.ts";
import type { BodyKind, Entity, FilterOperator, Key, Property } from "./entity.ts";
import { invariant } from "./invariant.ts";

/** The kinds of request bodies. */
export type RequestKind = Exclude<BodyKind, "Response">;

export const requestKinds = ["Create", "Update"] as const satisfies readonly RequestKind[];

/** The operations with a body, each with the kind of its request. A patch leads to one of an update. */
export const bodyOperations = [
  ["create", "Create"],
  ["createMany", "Create"],
  ["update", "Update"],
  ["patch", "Update"],
] as const;

/** The most items that one request creates. Spec: endpoints, Create many. */
export const mostItems = 100;

/** The description of the If-Match header. */
export const ifMatchDescription = "The entity tags of the versions that may be changed.";

/** The reason why a repeated request with another body is refused. */
export const reusedKeyDescription = "The Idempotency-Key was used with another body.";

/** The description of the Idempotency-Key header. */
export const idempotencyKeyDescription =
  "A text that the client makes up for this request, at most 255 characters. A repetition with the same text is answered as the first request.";

/** Returns the properties of a request body: the key only where the client chooses it. Spec: endpoints, Request and response bodies. */
export function requestProperties(entity: Pick<Entity, "keys" | "properties">, kind: RequestKind): readonly Property[] {
  const properties = entity.properties.filter(({ bodies }) => bodies.includes(kind));
  return kind === "Create" && isKeyGiven(entity) ? [...ownKeyOf(entity), ...properties] : properties;
}

/** Returns the key of an entity, the first property of several. */
export function keyOf({ keys }: Pick<Entity, "keys">): Key {
  const [key] = keys;
  invariant(key !== undefined, "rows without a key are listed alone");
  return key;
}

/** True for a key that the client chooses: a text, or several properties. Spec: endpoints, Key values. */
export function isKeyGiven({ keys }: Pick<Entity, "keys">): boolean {
  return keys.length > 1 || keys[0]?.type === "string";
}

/** True for the key, or a property of a key of several. */
export function isOfKey(property: Property, { keys }: Pick<Entity, "keys">): boolean {
  return keys.some((key) => key === property);
}

/** Returns the key that is not among the properties: that of one property. */
export function ownKeyOf({ keys }: Pick<Entity, "keys">): readonly Key[] {
  return keys.length > 1 ? [] : keys;
}

/** True for a member that a request can leave out: an optional one, or one that a creation completes. */
export function isDispensable(property: Pick<Property, "isOptional" | "default">, kind: RequestKind): boolean {
  return property.isOptional || (kind === "Create" && property.default !== undefined);
}

/** Returns the properties of a response, without a key of one, which every response has. Spec: endpoints, Request and response bodies. */
export function responseProperties({ properties }: Pick<Entity, "properties">): readonly Property[] {
  return properties.filter(({ bodies }) => bodies.includes("Response"));
}

/** Returns the properties that a list may be filtered and sorted by: those of responses, but the key and bytes. Spec: endpoints, Filters; endpoints, Sorting. */
export function listedProperties(entity: Pick<Entity, "properties">): readonly Property[] {
  return responseProperties(entity).filter(({ type }) => type !== "byte[]");
}

/** Tells whether a property has operators that only some hosts need. */
export function filtersBeyondEquality({ operators }: Pick<Property, "operators">): boolean {
  return operators.some((operator) => operator !== "eq");
}

/** Returns the query parameter of an operator: `price`, or `price[gte]`. Spec: endpoints, Filters. */
export function filterParameter({ wireName }: Pick<Property, "wireName">, operator: FilterOperator): string {
  return operator === "eq" ? wireName : `${wireName}[${operator}]`;
}

/** The operators that keep a row by its own value, the narrowest first. */
const reflexive: readonly FilterOperator[] = ["eq", "in", "startsWith", "contains", "gte", "lte"];

/** Returns the query parameter by which a row is found by its own value; undefined if no filter does so. */
export function findingParameter(property: Property): string | undefined {
  const operator = reflexive.find((one) => property.operators.includes(one));
  return operator && filterParameter(property, operator);
}

/** Returns the description of a filter: for equality the user's if there is one, else one made of its name. */
export function filterDescription(
  { plural }: Pick<Entity, "plural">,
  { description, wireName }: Property,
  operator: FilterOperator,
): string {
  if (operator !== "eq") return `Filters ${phraseOf(plural)} by ${wireName} with the operator ${operator}.`;
  return description ?? `Only ${phraseOf(plural)} with this value of ${wireName}.`;
}
