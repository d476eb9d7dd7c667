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
} as const satisfies WrittenEntries;
