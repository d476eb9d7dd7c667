import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of the bodies that have a property, of defaults and of indexes. */
export const memberEntries = {
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
