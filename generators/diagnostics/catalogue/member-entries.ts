import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of what existing classes allow, of the deletion of parents, and of the bodies, defaults and indexes of properties. */
export const memberEntries = {
  requiredForeignKey: {
    code: "TEN0380",
    message: "`onDelete: setNull` of relationship `{relationship}` empties `{foreignKey}` of `{child}`, which is required.",
  },
  deleteRuleOfHost: {
    code: "TEN0381",
    message: "`onDelete` of relationship `{relationship}` has no effect: the host maps `{child}` itself.",
  },
  classPropertyType: {
    code: "TEN0382",
    message: "Property `{property}` of class `{name}` is of the type `{found}`, not `{type}`.",
  },
  hiddenClassProperty: {
    code: "TEN0383",
    message: "Property `{property}` of class `{name}` {reason}.",
  },
  otherClassKey: {
    code: "TEN0384",
    message: "`{key}` alone is not the key of class `{name}`, which has {keys...}.",
  },
  operationLeftOut: {
    code: "TEN0385",
    severity: "warning",
    message: "Entity `{entity}` is served without {operations...}: {reason}.",
  },
  impossibleOperation: {
    code: "TEN0386",
    message: "Operation `{operation}` of entity `{entity}` is not possible: {reason}.",
  },
  unusableEnum: {
    code: "TEN0387",
    message: "Enum `{name}` of the host cannot be the type of a property: {reason}.",
  },
  contradictoryFlags: {
    code: "TEN0388",
    message: "Property `{property}` is `readOnly`, so it cannot be `{flag}`.",
  },
  unsetProperty: {
    code: "TEN0389",
    severity: "warning",
    message: "Property `{property}` of `{entity}` is required, and no request sets it.",
  },
  defaultOfOtherType: {
    code: "TEN0390",
    message: "`{value}` cannot be the default of property `{property}`, which is {type}.",
  },
  defaultBreaksRule: {
    code: "TEN0391",
    message: "The default of property `{property}` breaks its own rule: {reason}.",
  },
  unknownIndexMember: {
    code: "TEN0392",
    message: "`{key}` of entity `{entity}` names `{member}`, which is none of its properties.",
  },
  unusableIndexMember: {
    code: "TEN0393",
    message: "`{member}` cannot be part of `{key}` of entity `{entity}`: {reason}.",
  },
  sameIndex: {
    code: "TEN0394",
    message: "Entity `{entity}` has two indexes for {members...}.",
  },
  indexOfHost: {
    code: "TEN0395",
    message: "`index` of entity `{entity}` has no effect: the host maps it itself.",
  },
} as const satisfies WrittenEntries;
