import { listOf } from "../text/list.ts";
import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";
import { limitEntries } from "./limit-entries.ts";
import { nameEntries } from "./name-entries.ts";
import { routeEntries } from "./route-entries.ts";

/** What can be wrong with the meaning of an entity. */
export const entityEntries = {
  noKey: entry<{ readonly entity: string }>({
    code: "TEN0301",
    name: "noKey",
    message: ({ entity }) => `Entity ${quoted(entity)} has no key.`,
    explanation: {
      cause: "The endpoints find a row by its key, so exactly one property must have `isKey: true`.",
      example: "Author:\n  properties:\n    Name: { type: string }",
      cure: "Mark one property, or add one: Id: { type: Guid, isKey: true }.",
    },
  }),
  severalKeys: entry<{ readonly entity: string; readonly keys: readonly string[] }>({
    code: "TEN0302",
    name: "severalKeys",
    message: ({ entity, keys }) => `Entity ${quoted(entity)} has ${keys.length} keys: ${listOf(keys)}.`,
    explanation: {
      cause: "Keys of several properties are not supported: a route such as /authors/{id} has room for one value.",
      example: "OrderId: { type: int, isKey: true }\nLine: { type: int, isKey: true }",
      cure: "Keep one `isKey: true`. Where no property is unique, add one that is: Id: { type: Guid, isKey: true }.",
    },
  }),
  unknownType: entry<{ readonly type: string; readonly property: string }>({
    code: "TEN0303",
    name: "unknownType",
    message: ({ type, property }) => `Property ${quoted(property)} has the unknown type ${quoted(type)}.`,
    explanation: {
      cause:
        "A property is a Guid, string, bool, byte, short, int, long, float, double, decimal, DateTime, DateTimeOffset, DateOnly, TimeOnly, TimeSpan or byte[], in any letter case and also by its CLR name such as Int32, or an enum declared under `enums`.",
      example: "Title: { type: text }",
      cure: "Use one of these names; `?` after the name makes the property optional.",
    },
  }),
  keyType: entry<{ readonly key: string; readonly type: string }>({
    code: "TEN0304",
    name: "keyType",
    message: ({ key, type }) => `Key ${quoted(key)} cannot be a ${type}; a key is a Guid, int, long or string.`,
    explanation: {
      cause: "The key is part of the route, and these types have one clear spelling there.",
      example: "Day: { type: DateTime, isKey: true }",
      cure: "Take another property as the key, or add one: Id: { type: Guid, isKey: true }.",
    },
  }),
  optionalKey: entry<{ readonly key: string }>({
    code: "TEN0305",
    name: "optionalKey",
    message: ({ key }) => `Key ${quoted(key)} cannot be optional.`,
    explanation: {
      cause: "Every row has a key, so a key has neither `?` after its type nor `required: false`.",
      example: 'Id: { type: "Guid?", isKey: true }',
      cure: "Remove the `?` or the `required: false`.",
    },
  }),
  contradictoryOptional: entry<{ readonly property: string }>({
    code: "TEN0306",
    name: "contradictoryOptional",
    message: ({ property }) =>
      `Property ${quoted(property)} is optional by its type and required by ${quoted("required: true")}.`,
    explanation: {
      cause: "A `?` after the type says that the value can be left out; `required: true` says that it cannot.",
      example: "Title: { type: string?, required: true }",
      cure: "Remove one of the two.",
    },
  }),
  ...nameEntries,
  ...routeEntries,
  ...limitEntries,
  unstatedAccess: entry<{ readonly entities: readonly string[] }>({
    code: "TEN0337",
    name: "unstatedAccess",
    severity: "warning",
    message: ({ entities }) =>
      `Anyone can call the endpoints of ${listOf(entities)}: the file does not say who may, and the host has no authentication.`,
    explanation: {
      cause:
        "Without `access`, endpoints ask for a signed-in caller where the host registers authentication. This host does not, so they are open.",
      example: "entity:\n  Author: { properties: … }     # no access, neither here nor under defaults",
      cure: "Say what is meant:\n\n  defaults:\n    access: anonymous      # or authenticated, or { policy: name }",
    },
  }),
  targetDiffers: entry<{ readonly key: string; readonly value: string; readonly other: string }>({
    code: "TEN0338",
    name: "targetDiffers",
    message: ({ key, value, other }) =>
      `${quoted(`target.${key}`)} is ${quoted(value)} here and ${quoted(other)} in another file.`,
    explanation: {
      cause: "All files of one run go to one place in one host.",
      example: "a.yaml has target.folder: Api, b.yaml has target.folder: Tenon.",
      cure: "Give both files the same target, or leave it out of one of them.",
    },
  }),
  targetFolder: entry<{ readonly folder: string }>({
    code: "TEN0339",
    name: "targetFolder",
    message: ({ folder }) => `${quoted(folder)} cannot be the folder of the generated code.`,
    explanation: {
      cause:
        "The folder lies inside the host project and its parts become a namespace, so each part is a capital letter followed by letters, digits or `_`. `Bin` and `Obj` belong to the build.",
      example: "target:\n  folder: ../shared/my-api",
      cure: "Write names joined by `/`, such as Api/Generated.",
    },
  }),
} as const;
