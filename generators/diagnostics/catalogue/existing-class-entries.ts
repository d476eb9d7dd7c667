import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of what existing classes allow, and of the deletion of parents. */
export const existingClassEntries = {
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
} as const satisfies WrittenEntries;
