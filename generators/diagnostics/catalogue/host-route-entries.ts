import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of routes and namespaces that the host has already. */
export const hostRouteEntries = {
  routeOfHost: {
    code: "TEN0440",
    message: "`{verb} {route}` would answer the requests of `{path}`, which the host maps itself in `{file}`.",
  },
  targetNamespace: {
    code: "TEN0441",
    message: "`{namespace}` cannot be what the namespaces of generated code begin with: its parts are not names such as `Shop.Services`.",
  },
  targetRoutePrefix: {
    code: "TEN0442",
    message: "`{prefix}` cannot be what routes begin with: it is no path such as `/api/shop`.",
  },
  namespaceOfHost: {
    code: "TEN0443",
    message: "The namespace `{namespace}` of the generated code has the name of a type that the host declares in `{file}`.",
  },
  namespaceOfModels: {
    code: "TEN0444",
    severity: "warning",
    message: "`target.namespace` does not hold for models: the namespaces of their code are {namespaces...}.",
  },
  routeOfOtherContext: {
    code: "TEN0445",
    message: "`{verb} {route}` of {claimant} in `{context}` would answer the requests of `{path}` of {holder} in `{other}`.",
  },
} as const satisfies WrittenEntries;
