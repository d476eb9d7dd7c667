import { camelCaseOf } from "../text/casing.ts";

/** The types of keys. Spec: entity-file, Keys. */
export type KeyType = "Guid" | "int" | "long" | "string";

/** An entity, as far as routes are made of it. */
interface Resource {
  readonly name: string;
  readonly route: string;
  readonly keys: readonly { readonly type: KeyType }[];
}

/** The property of a key. */
interface KeyPart {
  readonly type: KeyType;
  readonly wireName: string;
}

/** Names that the code behind a route gives to others. */
const taken: ReadonlySet<string> = new Set(
  "body caller ct db deleted dependents found ifMatch match now patch problem references refusal request result service time".split(
    " ",
  ),
);

/** Returns the tokens in the route of one resource: `id`, or the names of several properties. Spec: endpoints, Operations. */
export function keyTokens<Part extends KeyPart>(keys: readonly Part[]): readonly { token: string; part: Part }[] {
  return keys.map((part) => {
    const name = taken.has(part.wireName) ? `${part.wireName}Key` : part.wireName;
    return { token: keys.length === 1 ? "id" : name, part };
  });
}

/** Spec: endpoints, Route constraints. */
const constraints: Readonly<Record<KeyType, string>> = { Guid: ":guid", int: ":int", long: ":long", string: "" };

function constraintOf({ keys: [key] }: Resource): string {
  return key === undefined ? "" : constraints[key.type];
}

/** Returns the route of an entity's list: `/order-lines`. */
export function collectionRoute({ route }: Resource): string {
  return `/${route}`;
}

/** Returns the route that creates many: `/order-lines/batch`. Spec: endpoints, Create many. */
export function batchRoute({ route }: Resource): string {
  return `/${route}/batch`;
}

/** Returns the route of one resource: `/order-lines/{id:guid}`. Spec: endpoints, Operations. */
export function itemRoute({ route, keys }: Resource & { readonly keys: readonly KeyPart[] }): string {
  return `/${route}/${keyTokens(keys)
    .map(({ token, part }) => `{${token}${constraints[part.type]}}`)
    .join("/")}`;
}

/** Returns the route that restores one resource: `/order-lines/{id:guid}/restore`. Spec: endpoints, Restore. */
export function restoreRoute(resource: Parameters<typeof itemRoute>[0]): string {
  return `${itemRoute(resource)}/restore`;
}

/** Returns the name of the route token that holds the parent's key: `authorId`, whatever the key is called. Spec: endpoints, Route constraints. */
export function parentToken(parent: Resource): string {
  return `${camelCaseOf(parent.name)}Id`;
}

/** Returns the name of the route token that holds the key of the second side of a link: `tagId`, or `relatedPersonId` between rows of one entity. Spec: endpoints, Links. */
export function childToken({ parent, child }: Readonly<Record<"parent" | "child", Resource>>): string {
  return parent.name === child.name ? `related${child.name}Id` : parentToken(child);
}

/** Returns the route of one link: `/products/{productId:guid}/tags/{tagId:guid}`. */
export function linkRoute(link: Readonly<Record<"parent" | "child", Resource>> & { readonly route: string }): string {
  return `${nestedRoute(link)}/{${childToken(link)}${constraintOf(link.child)}}`;
}

/** Returns the route of the children of one parent: `/authors/{authorId:guid}/posts`. */
export function nestedRoute({ parent, route }: { readonly parent: Resource; readonly route: string }): string {
  return `/${parent.route}/{${parentToken(parent)}${constraintOf(parent)}}/${route}`;
}
