import type { WrittenEntries } from "./catalogue-entry.ts";

/** The doubts about valid models: what they say is emitted, and is probably not what is meant. */
export const modelDoubtEntries = {
  uncarriedRouteToken: {
    code: "TEN0750",
    severity: "warning",
    message: "No route can carry `{token}` of {name}, whose type is `{type}`: the request has it elsewhere.",
  },
  readBeforeChange: {
    code: "TEN0751",
    severity: "warning",
    message: "`{reader}` carries the new `{field}`: a command makes its changes first.",
  },
  defaultOfRequired: {
    code: "TEN0752",
    severity: "warning",
    message: "What follows `??` is never used: `{type}` is never absent.",
  },
} as const satisfies WrittenEntries;
