import { quoted } from "../../text/quoted.ts";
import { error, type Words, warning } from "./catalogue-entry.ts";

/** The diagnostics of enums, of classes that the host has, and of authentication. */
export const hostTypeEntries = {
  enumName: error("TEN0350", "`{name}` cannot be the name of an enum."),
  enumMember: error("TEN0351", "`{member}` cannot be the name of a member of enum `{enumeration}`."),
  sameEnumMember: error("TEN0352", ({ member, other, enumeration }: Words<"member" | "other" | "enumeration">) =>
    member === other ? `Enum ${quoted(enumeration)} has the member ${quoted(member)} two times.` : `Members ${quoted(other)} and ${quoted(member)} of enum ${quoted(enumeration)} have the same name but for letter case.`,
  ),
  sameEnumName: error("TEN0353", ({ name, other }: Words<"name" | "other">) => (name === other ? `Enum ${quoted(name)} is declared two times.` : `Enums ${quoted(other)} and ${quoted(name)} have the same name but for letter case.`)),
  enumNamedAsEntity: error("TEN0354", ({ enumeration, entity, name }: Words<"enumeration" | "entity" | "name">) => `Enum ${quoted(enumeration)} has the name of ${name === entity ? "" : `the namespace ${quoted(name)} of `}entity ${quoted(entity)}.`),
  clrTypeOfGenerated: error("TEN0355", "`clrType` names a class of the host, but that of `{entity}` is generated."),
  unknownClass: error("TEN0356", "Entity `{entity}` is stored as `{name}`, but the host has no such class."),
  severalClasses: error("TEN0357", "`{name}` matches more than one class of the host: {names...}."),
  unusableClass: error("TEN0358", "Class `{name}` must be public, and neither abstract, generic nor nested in another type."),
  missingClassProperty: error("TEN0359", "Class `{name}` has no property `{property}`."),
  unservedAccess: warning("TEN0360", "Endpoints of {entities...} require a signed-in caller, but the host registers no authentication."),
  unclearAccess: error("TEN0361", "Access to {entities...} is not stated, and it is unclear if the host authenticates callers: {signs...}."),
  mappedAlready: error("TEN0362", "`{context}` maps {what} `{name}` already, in `{file}`."),
  orderOfRows: error("TEN0363", "`orderBy` of entity `{entity}` has no meaning: {reason}."),
  healthOfHost: warning("TEN0364", "The host maps `{path}` itself in `{file}`, so the generated `/health` and `/ready` are left out."),
  rowsForAnybody: error("TEN0365", "`{operation}` of entity `{entity}` admits anybody, but rows of `{owner}` belong to callers."),
  rowMember: error("TEN0366", "`{property}` cannot be the {role} of rows of entity `{entity}`: {reason}."),
  rowsThrough: error("TEN0367", "The rows of entity `{entity}` cannot be those of `{parent}`: {reason}."),
  softCascade: error("TEN0368", "Relationship `{relationship}` cannot delete rows of `{child}` with those of `{parent}`, which stay: {reason}."),
  restoreOfRemoved: error("TEN0369", "Entity `{entity}` cannot restore rows: its deletions remove them."),
  keyNeeded: error("TEN0370", "`{what}` of entity `{entity}` needs a key, and its rows have none."),
};
