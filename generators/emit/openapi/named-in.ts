import type { DeclaredType, Type } from "../../model/type.ts";

/** Returns the declared types that a type mentions, apart from identities, whose schemas are plain values. */
export function namedIn(type: Type): readonly DeclaredType[] {
  switch (type.kind) {
    case "scalar":
    case "unknown":
    case "identity":
      return [];
    case "list":
    case "set":
      return namedIn(type.item);
    case "map":
      return [...namedIn(type.key), ...namedIn(type.value)];
    case "range":
      return namedIn(type.bound);
    case "optional":
      return namedIn(type.of);
    default:
      return [type];
  }
}
