import type { entityFileKeys } from "./entity-file-keys.ts";

/** Returns the part of the schema at a path. Decides by depth, because an entity or property can have the name of a section. */
export function partOf([section, entity, members, member, ...rest]: readonly string[]): keyof typeof entityFileKeys {
  if (section === undefined) return "file";
  if (section === "target") return "target";
  if (section === "defaults") return entity === undefined ? "defaults" : accessPart(members);
  if (members === undefined) return "entity";
  if (members === "access") return accessPart(member);
  if (members === "properties") return "property";
  return rest.length === 0 ? "relationship" : "policy";
}

function accessPart(operation: string | undefined): "operations" | "policy" {
  return operation === undefined ? "operations" : "policy";
}
