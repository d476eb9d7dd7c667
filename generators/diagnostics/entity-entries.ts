import { listOf, quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of an entity: key, properties, names, routes and limits. */
export const entityEntries = {
  noKey: {
    code: "TEN0301",
    message: ({ entity }: Words<"entity">) => `Entity ${quoted(entity)} has no key.`,
    cause: "The endpoints find a row by its key, so exactly one property must have `isKey: true`.",
    example: "Author:\n  properties:\n    Name: { type: string }",
    cure: "Mark one property, or add one: Id: { type: Guid, isKey: true }.",
  },
  severalKeys: {
    code: "TEN0302",
    message: ({ entity, keys }: Words<"entity"> & { readonly keys: readonly string[] }) =>
      `Entity ${quoted(entity)} has ${keys.length} keys: ${listOf(keys)}.`,
    cause: "Keys of several properties are not supported: a route such as /authors/{id} has room for one value.",
    example: "OrderId: { type: int, isKey: true }\nLine: { type: int, isKey: true }",
    cure: "Keep one `isKey: true`. Where no property is unique, add one that is: Id: { type: Guid, isKey: true }.",
  },
  unknownType: {
    code: "TEN0303",
    message: ({ type, property }: Words<"type" | "property">) =>
      `Property ${quoted(property)} has the unknown type ${quoted(type)}.`,
    cause:
      "A property is a Guid, string, bool, byte, short, int, long, float, double, decimal, DateTime, DateTimeOffset, DateOnly, TimeOnly, TimeSpan or byte[], in any letter case and also by its CLR name such as Int32, or an enum declared under `enums`.",
    example: "Title: { type: text }",
    cure: "Use one of these names; `?` after the name makes the property optional.",
  },
  keyType: {
    code: "TEN0304",
    message: ({ key, type }: Words<"key" | "type">) =>
      `Key ${quoted(key)} cannot be a ${type}; a key is a Guid, int, long or string.`,
    cause: "The key is part of the route, and these types have one clear spelling there.",
    example: "Day: { type: DateTime, isKey: true }",
    cure: "Take another property as the key, or add one: Id: { type: Guid, isKey: true }.",
  },
  optionalKey: {
    code: "TEN0305",
    message: ({ key }: Words<"key">) => `Key ${quoted(key)} cannot be optional.`,
    cause: "Every row has a key, so a key has neither `?` after its type nor `required: false`.",
    example: 'Id: { type: "Guid?", isKey: true }',
    cure: "Remove the `?` or the `required: false`.",
  },
  contradictoryOptional: {
    code: "TEN0306",
    message: ({ property }: Words<"property">) =>
      `Property ${quoted(property)} is optional by its type and required by ${quoted("required: true")}.`,
    cause: "A `?` after the type says that the value can be left out; `required: true` says that it cannot.",
    example: "Title: { type: string?, required: true }",
    cure: "Remove one of the two.",
  },
  propertyName: {
    code: "TEN0307",
    message: ({ name }: Words<"name">) => `${quoted(name)} cannot be the name of a property.`,
    cause:
      "The name becomes a C# property: a letter, then letters and digits, of A to Z only. The first letter is made a capital.",
    example: "first_name: { type: string }",
    cure: "Write firstName or FirstName.",
  },
  entityName: {
    code: "TEN0308",
    message: ({ name }: Words<"name">) => `${quoted(name)} cannot be the name of an entity.`,
    cause: "The name becomes a C# class as it is written: a capital letter, then letters and digits, of A to Z only.",
    example: "order_line:\n  properties: …",
    cure: "Write OrderLine.",
  },
  nameTooLong: {
    code: "TEN0309",
    message: ({ name, limit }: Words<"name"> & { readonly limit: number }) =>
      `The name ${quoted(name)} is longer than ${limit} characters.`,
    cause: "Names become file names, and longer paths cannot be checked out everywhere.",
    example: "A name of 300 letters.",
    cure: "Choose a shorter name.",
  },
  reservedPropertyName: {
    code: "TEN0310",
    message: ({ name, reason }: Words<"name" | "reason">) => `A property cannot be named ${quoted(name)}: ${reason}.`,
    cause:
      "The list endpoint has the parameters page, pageSize, sortBy and sortDir, so no filter can have their names. C# classes and records have members such as ToString, Equals and Clone, and requests have ApplyTo and ToEntity.",
    example: "Page: { type: int }",
    cure: "Choose a name that says more, such as PageNumber.",
  },
  propertyNamedAsEntity: {
    code: "TEN0311",
    message: ({ property, entity }: Words<"property" | "entity">) =>
      `Property ${quoted(property)} has the name of its entity ${quoted(entity)}.`,
    cause: "C# does not allow a member with the name of its class.",
    example: "Title:\n  properties:\n    Title: { type: string }",
    cure: "Rename the property, for example to Text.",
  },
  samePropertyName: {
    code: "TEN0312",
    message: ({ name, other, entity }: Words<"name" | "other" | "entity">) =>
      `Properties ${quoted(other)} and ${quoted(name)} of ${quoted(entity)} have the same name but for letter case.`,
    cause: "JSON names are read in any letter case, so a request could not tell the two apart.",
    example: "UserId: { type: int }\nUserID: { type: int }",
    cure: "Rename or delete one of them.",
  },
  sameEntityName: {
    code: "TEN0313",
    message: ({ name, other }: Words<"name" | "other">) =>
      `Entities ${quoted(other)} and ${quoted(name)} have the same name but for letter case.`,
    cause: "Their files would be one file on Windows and macOS, and their routes one route.",
    example: "OrderLine and Orderline",
    cure: "Rename or delete one of them.",
  },
  entityInTwoFiles: {
    code: "TEN0314",
    message: ({ entity }: Words<"entity">) => `Entity ${quoted(entity)} is declared in two files.`,
    cause: "An entity is declared once, so that it is clear which file decides.",
    example: "Author is in people.yaml and in blog.yaml.",
    cure: "Delete one of the two declarations.",
  },
  sameEntityRoute: {
    code: "TEN0315",
    message: ({ route, entity, other }: Words<"route" | "entity" | "other">) =>
      `Entities ${quoted(other)} and ${quoted(entity)} have the same route ${quoted(`/${route}`)}.`,
    cause: "The route is the plural of the name, or what `route` says, and a request could not tell the two apart.",
    example: "Article: { route: posts } beside Post",
    cure: "Give one of them another `route`.",
  },
  reservedRoute: {
    code: "TEN0316",
    message: ({ route, entity }: Words<"route" | "entity">) =>
      `Entity ${quoted(entity)} cannot have the route ${quoted(`/${route}`)}, which is reserved for health checks.`,
    cause: "/health and /ready are emitted once for the service.",
    example: "Check: { route: health }",
    cure: "Give the entity another `route`, such as health-checks.",
  },
  samePlural: {
    code: "TEN0317",
    message: ({ plural, entity, other }: Words<"plural" | "entity" | "other">) =>
      `Entities ${quoted(other)} and ${quoted(entity)} have the same plural ${quoted(plural)}.`,
    cause: "The plural names the folder, the namespace, the table and the route of an entity.",
    example: "Datum (plural Data) beside Data (plural Data)",
    cure: "Give one of them another `plural`.",
  },
  entityNamedAsFolder: {
    code: "TEN0318",
    message: ({ entity, folder, other }: Words<"entity" | "folder" | "other">) =>
      `Entity ${quoted(entity)} has the name of the namespace ${quoted(folder)} of entity ${quoted(other)}.`,
    cause: "The plural of one entity is the name of another, so C# would take the class for a namespace.",
    example: "Box: { plural: Crates } beside an entity Crates with a plural of its own",
    cure: "Rename one of the entities, or give the first another `plural`.",
  },
  reservedName: {
    code: "TEN0319",
    message: ({ name, reason }: Words<"name" | "reason">) => `${quoted(name)} cannot be used as a name: ${reason}.`,
    cause:
      "Windows keeps names such as CON, NUL and COM1 for devices, and some folders and namespaces have a meaning already: Shared, System, the types that all entities share, and for an enum the types of .NET.",
    example: "Aux:\n  properties: …",
    cure: "Rename the entity or enum, or give the entity another `plural`.",
  },
  routeForm: {
    code: "TEN0320",
    message: ({ route }: Words<"route">) =>
      `${quoted(route)} cannot be a route: use lower-case letters and digits, in words joined by hyphens.`,
    cause: "A route is one segment of a path, without slashes and without `{}`.",
    example: "route: /Order_Lines",
    cure: "Write order-lines.",
  },
  pluralForm: {
    code: "TEN0321",
    message: ({ plural }: Words<"plural">) =>
      `${quoted(plural)} cannot be a plural: use a capital letter, then letters and digits.`,
    cause: "The plural becomes a folder and a namespace, so it has the form of an entity name.",
    example: "plural: order lines",
    cure: "Write OrderLines.",
  },
  lengthsReversed: {
    code: "TEN0322",
    message: ({
      property,
      minimum,
      maximum,
    }: Words<"property"> & { readonly minimum: number; readonly maximum: number }) =>
      `Property ${quoted(property)} has a minLength of ${minimum}, above its maxLength of ${maximum}.`,
    cause: "No text could satisfy both.",
    example: "Title: { type: string, minLength: 60, maxLength: 6 }",
    cure: "Exchange or correct the two numbers.",
  },
  boundsReversed: {
    code: "TEN0323",
    message: ({ property, minimum, maximum }: Words<"property" | "minimum" | "maximum">) =>
      `Property ${quoted(property)} has a min of ${minimum}, above its max of ${maximum}.`,
    cause: "No number could satisfy both.",
    example: "Rating: { type: int, min: 5, max: 1 }",
    cure: "Exchange or correct the two numbers.",
  },
  limitWithoutMeaning: {
    code: "TEN0324",
    message: ({ limit, property, reason }: Words<"limit" | "property" | "reason">) =>
      `${quoted(limit)} does not apply to property ${quoted(property)}, which is ${reason}.`,
    cause: "minLength, maxLength and pattern are for texts, min and max for numbers that a request can set.",
    example: "Born: { type: DateTime, max: 2020 }",
    cure: "Remove the limit, or correct the type.",
  },
  boundOutsideType: {
    code: "TEN0325",
    message: ({ bound, value, type }: Words<"bound" | "value" | "type">) =>
      `${quoted(bound)} is ${quoted(value)}, which is not within the range of ${article(type)}.`,
    cause:
      "A byte goes from 0 to 255, a short to 32767, an int to 2147483647, a long to 9223372036854775807, and a decimal holds 28 digits.",
    example: "Size: { type: int, max: 3000000000 }",
    cure: "Choose another bound, or a wider type.",
  },
  boundWithFraction: {
    code: "TEN0326",
    message: ({ bound, value, type }: Words<"bound" | "value" | "type">) =>
      `${quoted(bound)} is ${quoted(value)}, but ${article(type)} has no fraction.`,
    cause: "The bound of a whole number is a whole number.",
    example: "Size: { type: int, max: 1.5 }",
    cure: "Write a whole number, or make the property a decimal.",
  },
  invalidPattern: {
    code: "TEN0327",
    message: ({ property, pattern, reason }: Words<"property" | "pattern" | "reason">) =>
      `The pattern ${quoted(pattern)} of property ${quoted(property)} is not a .NET regular expression: ${reason}.`,
    cause: "The pattern becomes a .NET regular expression, and .NET would refuse this one when the host starts.",
    example: 'Code: { type: string, pattern: "[A-Z" }',
    cure: "Close every bracket and group. In double quotes YAML reads `\\\\` as one backslash; single quotes keep it.",
  },
  pageSizeAboveMaximum: {
    code: "TEN0328",
    message: ({ pageSize, maximum }: { readonly pageSize: number; readonly maximum: number }) =>
      `The pageSize of ${pageSize} is above the maxPageSize of ${maximum}.`,
    cause: "A page never has more items than maxPageSize, which is 100 when the file does not say.",
    example: "defaults: { pageSize: 200 }",
    cure: "Lower pageSize, or raise maxPageSize.",
  },
  unstatedAccess: {
    code: "TEN0337",
    severity: "warning",
    message: ({ entities }: { readonly entities: readonly string[] }) =>
      `Anyone can call the endpoints of ${listOf(entities)}: the file does not say who may, and the host has no authentication.`,
    cause:
      "Without `access`, endpoints ask for a signed-in caller where the host registers authentication. This host does not, so they are open.",
    example: "entity:\n  Author: { properties: … }     # no access, neither here nor under defaults",
    cure: "State the access:\n\n  defaults:\n    access: anonymous      # or authenticated, or { policy: name }",
  },
  targetDiffers: {
    code: "TEN0338",
    message: ({ key, value, other }: Words<"key" | "value" | "other">) =>
      `${quoted(`target.${key}`)} is ${quoted(value)} here and ${quoted(other)} in another file.`,
    cause: "All files of one run go to one place in one host.",
    example: "a.yaml has target.folder: Api, b.yaml has target.folder: Tenon.",
    cure: "Give both files the same target, or leave it out of one of them.",
  },
  targetFolder: {
    code: "TEN0339",
    message: ({ folder }: Words<"folder">) => `${quoted(folder)} cannot be the folder of the generated code.`,
    cause:
      "The folder lies inside the host project and its parts become a namespace, so each part is a capital letter followed by letters, digits or `_`. `Bin` and `Obj` belong to the build.",
    example: "target:\n  folder: ../shared/my-api",
    cure: "Write names joined by `/`, such as Api/Generated.",
  },
} satisfies WrittenEntries;

function article(type: string): string {
  return type === "int" ? "an int" : `a ${type}`;
}
