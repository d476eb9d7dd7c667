import type { EntityDecl } from "./declaration.ts";
import type { KeyType } from "./entity.ts";
import { builtInTypeOf, isKeyType } from "./property-type.ts";

/** Returns the type of an entity's key; undefined if the file declares no valid key. */
export function keyTypeOf({ properties }: Pick<EntityDecl, "properties">): KeyType | undefined {
  const key = properties.find(({ isKey }) => isKey);
  const type = key && builtInTypeOf(key);
  return type !== undefined && isKeyType(type) ? type : undefined;
}
