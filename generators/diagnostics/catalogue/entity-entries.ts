import { listOf, quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of an entity: key, properties, names, routes and limits. */
export const entityEntries = {
  noKey: {
    code: "TEN0301",
    message: "Entity `{entity}` has no key.",
  },
  severalKeys: {
    code: "TEN0302",
    message: ({ entity, keys }: Words<"entity"> & { readonly keys: readonly string[] }) => `Entity ${quoted(entity)} has ${keys.length} keys: ${listOf(keys)}.`,
  },
  unknownType: {
    code: "TEN0303",
    message: "Property `{property}` has the unknown type `{type}`.",
  },
  keyType: {
    code: "TEN0304",
    message: "Key `{key}` cannot be a {type}; a key is a Guid, int, long or string.",
  },
  optionalKey: {
    code: "TEN0305",
    message: "Key `{key}` cannot be optional.",
  },
  contradictoryOptional: {
    code: "TEN0306",
    message: "Property `{property}` is optional by its type and required by `required: true`.",
  },
  propertyName: {
    code: "TEN0307",
    message: "`{name}` cannot be the name of a property.",
  },
  entityName: {
    code: "TEN0308",
    message: "`{name}` cannot be the name of an entity.",
  },
  nameTooLong: {
    code: "TEN0309",
    message: "The name `{name}` is longer than {limit} characters.",
  },
  reservedPropertyName: {
    code: "TEN0310",
    message: "A property cannot be named `{name}`: {reason}.",
  },
  propertyNamedAsEntity: {
    code: "TEN0311",
    message: "Property `{property}` has the name of its entity `{entity}`.",
  },
  samePropertyName: {
    code: "TEN0312",
    message: "Properties `{other}` and `{name}` of `{entity}` have the same name but for letter case.",
  },
  sameEntityName: {
    code: "TEN0313",
    message: "Entities `{other}` and `{name}` have the same name but for letter case.",
  },
  entityInTwoFiles: {
    code: "TEN0314",
    message: "Entity `{entity}` is declared in two files.",
  },
  sameEntityRoute: {
    code: "TEN0315",
    message: "Entities `{other}` and `{entity}` have the same route `/{route}`.",
  },
  reservedRoute: {
    code: "TEN0316",
    message: "Entity `{entity}` cannot have the route `/{route}`, which is reserved for health checks.",
  },
  samePlural: {
    code: "TEN0317",
    message: "Entities `{other}` and `{entity}` have the same plural `{plural}`.",
  },
  entityNamedAsFolder: {
    code: "TEN0318",
    message: "Entity `{entity}` has the name of the namespace `{folder}` of entity `{other}`.",
  },
  reservedName: {
    code: "TEN0319",
    message: "`{name}` cannot be used as a name: {reason}.",
  },
  routeForm: {
    code: "TEN0320",
    message: "`{route}` cannot be a route: use lower-case letters and digits, in words joined by hyphens.",
  },
  pluralForm: {
    code: "TEN0321",
    message: "`{plural}` cannot be a plural: use a capital letter, then letters and digits.",
  },
  lengthsReversed: {
    code: "TEN0322",
    message: "Property `{property}` has a minLength of {minimum}, above its maxLength of {maximum}.",
  },
  boundsReversed: {
    code: "TEN0323",
    message: "Property `{property}` has a min of {minimum}, above its max of {maximum}.",
  },
  limitWithoutMeaning: {
    code: "TEN0324",
    message: "`{limit}` does not apply to property `{property}`, which is {reason}.",
  },
  boundOutsideType: {
    code: "TEN0325",
    message: ({ bound, value, type }: Words<"bound" | "value" | "type">) => `${quoted(bound)} is ${quoted(value)}, which is not within the range of ${article(type)}.`,
  },
  boundWithFraction: {
    code: "TEN0326",
    message: ({ bound, value, type }: Words<"bound" | "value" | "type">) => `${quoted(bound)} is ${quoted(value)}, but ${article(type)} has no fraction.`,
  },
  invalidPattern: {
    code: "TEN0327",
    message: "The pattern `{pattern}` of property `{property}` is not a .NET regular expression: {reason}.",
  },
  pageSizeAboveMaximum: {
    code: "TEN0328",
    message: "The pageSize of {pageSize} is above the maxPageSize of {maximum}.",
  },
  versionName: {
    code: "TEN0329",
    message: "`{name}` cannot be the version of `{entity}`: {reason}.",
  },
  unnamedVersion: {
    code: "TEN0330",
    message: "`concurrency: true` does not name the property with the version of the existing class of `{entity}`.",
  },
  filterWithoutMeaning: {
    code: "TEN0336",
    message: "The operator `{operator}` cannot filter by property `{property}`, which is {reason}.",
  },
  unstatedAccess: {
    code: "TEN0337",
    severity: "warning",
    message: "Anyone can call the endpoints of {entities...}: the file does not say who may, and the host has no authentication.",
  },
  targetDiffers: {
    code: "TEN0338",
    message: "`target.{key}` is `{value}` here and `{other}` in another file.",
  },
  targetFolder: {
    code: "TEN0339",
    message: "`{folder}` cannot be the folder of the generated code.",
  },
} as const satisfies WrittenEntries;

function article(type: string): string {
  return type === "int" ? "an int" : `a ${type}`;
}
