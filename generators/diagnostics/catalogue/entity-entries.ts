import { listOf, quoted } from "../../text/quoted.ts";
import { error, type Words, warning } from "./catalogue-entry.ts";

/** The diagnostics of an entity: key, properties, names, routes and limits. */
export const entityEntries = {
  noKey: error("TEN0301", "Entity `{entity}` has no key."),
  severalKeys: error("TEN0302", ({ entity, keys }: Words<"entity"> & { readonly keys: readonly string[] }) => `Entity ${quoted(entity)} has ${keys.length} keys: ${listOf(keys)}.`),
  unknownType: error("TEN0303", "Property `{property}` has the unknown type `{type}`."),
  keyType: error("TEN0304", "Key `{key}` cannot be a {type}; a key is a Guid, int, long or string."),
  optionalKey: error("TEN0305", "Key `{key}` cannot be optional."),
  contradictoryOptional: error("TEN0306", "Property `{property}` is optional by its type and required by `required: true`."),
  propertyName: error("TEN0307", "`{name}` cannot be the name of a property."),
  entityName: error("TEN0308", "`{name}` cannot be the name of an entity."),
  nameTooLong: error("TEN0309", "The name `{name}` is longer than {limit} characters."),
  reservedPropertyName: error("TEN0310", "A property cannot be named `{name}`: {reason}."),
  propertyNamedAsEntity: error("TEN0311", "Property `{property}` has the name of its entity `{entity}`."),
  samePropertyName: error("TEN0312", "Properties `{other}` and `{name}` of `{entity}` have the same name but for letter case."),
  sameEntityName: error("TEN0313", "Entities `{other}` and `{name}` have the same name but for letter case."),
  entityInTwoFiles: error("TEN0314", "Entity `{entity}` is declared in two files."),
  sameEntityRoute: error("TEN0315", "Entities `{other}` and `{entity}` have the same route `/{route}`."),
  reservedRoute: error("TEN0316", "Entity `{entity}` cannot have the route `/{route}`, which is reserved for health checks."),
  samePlural: error("TEN0317", "Entities `{other}` and `{entity}` have the same plural `{plural}`."),
  entityNamedAsFolder: error("TEN0318", "Entity `{entity}` has the name of the namespace `{folder}` of entity `{other}`."),
  reservedName: error("TEN0319", "`{name}` cannot be used as a name: {reason}."),
  routeForm: error("TEN0320", "`{route}` cannot be a route: use lower-case letters and digits, in words joined by hyphens."),
  pluralForm: error("TEN0321", "`{plural}` cannot be a plural: use a capital letter, then letters and digits."),
  lengthsReversed: error("TEN0322", "Property `{property}` has a minLength of {minimum}, above its maxLength of {maximum}."),
  boundsReversed: error("TEN0323", "Property `{property}` has a min of {minimum}, above its max of {maximum}."),
  limitWithoutMeaning: error("TEN0324", "`{limit}` does not apply to property `{property}`, which is {reason}."),
  boundOutsideType: error("TEN0325", ({ bound, value, type }: Words<"bound" | "value" | "type">) => `${quoted(bound)} is ${quoted(value)}, which is not within the range of ${article(type)}.`),
  boundWithFraction: error("TEN0326", ({ bound, value, type }: Words<"bound" | "value" | "type">) => `${quoted(bound)} is ${quoted(value)}, but ${article(type)} has no fraction.`),
  invalidPattern: error("TEN0327", "The pattern `{pattern}` of property `{property}` is not a .NET regular expression: {reason}."),
  pageSizeAboveMaximum: error("TEN0328", "The pageSize of {pageSize} is above the maxPageSize of {maximum}."),
  versionName: error("TEN0329", "`{name}` cannot be the version of `{entity}`: {reason}."),
  unnamedVersion: error("TEN0330", "`concurrency: true` does not name the property with the version of the existing class of `{entity}`."),
  includeWithoutKey: error("TEN0331", "`include` of relationship `{relationship}` needs the foreign key `{foreignKey}` in responses: {reason}."),
  includeName: error("TEN0332", "`include` of relationship `{relationship}` cannot add `{name}` to the responses of `{entity}`: {reason}."),
  includeAccess: error("TEN0333", "`include` of relationship `{relationship}` would show `{related}` to callers who may not read it: {reason}."),
  relationshipKey: error("TEN0334", "`{key}` of relationship `{relationship}` is not possible with `{other}`."),
  joinName: error("TEN0335", "The links of relationship `{relationship}` cannot be a class `{name}`: {reason}."),
  filterWithoutMeaning: error("TEN0336", "The operator `{operator}` cannot filter by property `{property}`, which is {reason}."),
  unstatedAccess: warning("TEN0337", "Anyone can call the endpoints of {entities...}: the file does not say who may, and the host has no authentication."),
  targetDiffers: error("TEN0338", "`target.{key}` is `{value}` here and `{other}` in another file."),
  targetFolder: error("TEN0339", "`{folder}` cannot be the folder of the generated code."),
};

function article(type: string): string {
  return type === "int" ? "an int" : `a ${type}`;
}
