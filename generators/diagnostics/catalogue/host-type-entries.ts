import { quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of enums, of classes that the host has, and of authentication. */
export const hostTypeEntries = {
  enumName: {
    code: "TEN0350",
    message: "`{name}` cannot be the name of an enum.",
  },
  enumMember: {
    code: "TEN0351",
    message: "`{member}` cannot be the name of a member of enum `{enumeration}`.",
  },
  sameEnumMember: {
    code: "TEN0352",
    message: ({ member, other, enumeration }: Words<"member" | "other" | "enumeration">) => (member === other ? `Enum ${quoted(enumeration)} has the member ${quoted(member)} two times.` : `Members ${quoted(other)} and ${quoted(member)} of enum ${quoted(enumeration)} have the same name but for letter case.`),
  },
  sameEnumName: {
    code: "TEN0353",
    message: ({ name, other }: Words<"name" | "other">) => (name === other ? `Enum ${quoted(name)} is declared two times.` : `Enums ${quoted(other)} and ${quoted(name)} have the same name but for letter case.`),
  },
  enumNamedAsEntity: {
    code: "TEN0354",
    message: ({ enumeration, entity, name }: Words<"enumeration" | "entity" | "name">) => `Enum ${quoted(enumeration)} has the name of ${name === entity ? "" : `the namespace ${quoted(name)} of `}entity ${quoted(entity)}.`,
  },
  clrTypeOfGenerated: {
    code: "TEN0355",
    message: "`clrType` names a class of the host, but that of `{entity}` is generated.",
  },
  unknownClass: {
    code: "TEN0356",
    message: "Entity `{entity}` is stored as `{name}`, but the host has no such class.",
  },
  severalClasses: {
    code: "TEN0357",
    message: "`{name}` matches more than one class of the host: {names...}.",
  },
  unusableClass: {
    code: "TEN0358",
    message: "Class `{name}` must be public, and neither abstract, generic nor nested in another type.",
  },
  missingClassProperty: {
    code: "TEN0359",
    message: "Class `{name}` has no property `{property}`.",
  },
  unservedAccess: {
    code: "TEN0360",
    severity: "warning",
    message: "Endpoints of {entities...} require a signed-in caller, but the host registers no authentication.",
  },
  unclearAccess: {
    code: "TEN0361",
    message: "Access to {entities...} is not stated, and it is unclear if the host authenticates callers: {signs...}.",
  },
  mappedAlready: {
    code: "TEN0362",
    message: "`{context}` maps {what} `{name}` already, in `{file}`.",
  },
  healthOfHost: {
    code: "TEN0364",
    severity: "warning",
    message: "The host maps `{path}` itself in `{file}`, so the generated `/health` and `/ready` are left out.",
  },
} as const satisfies WrittenEntries;
