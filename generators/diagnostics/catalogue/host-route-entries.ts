import { error, warning } from "./catalogue-entry.ts";

/** The diagnostics of routes, namespaces and packages that the host has already. */
export const hostRouteEntries = {
  routeOfHost: error("TEN0440", "`{verb} {route}` would answer the requests of `{path}`, which the host maps itself in `{file}`."),
  targetNamespace: error("TEN0441", "`{namespace}` cannot be what the namespaces of generated code begin with: its parts are not names such as `Shop.Services`."),
  targetRoutePrefix: error("TEN0442", "`{prefix}` cannot be what routes begin with: it is no path such as `/api/shop`."),
  namespaceOfHost: error("TEN0443", "The namespace `{namespace}` of the generated code has the name of a type that the host declares in `{file}`."),
  namespaceOfModels: warning("TEN0444", "`target.namespace` does not hold for models: the namespaces of their code are {namespaces...}."),
  routeOfOtherContext: error("TEN0445", "`{verb} {route}` of {claimant} in `{context}` would answer the requests of `{path}` of {holder} in `{other}`."),
  olderEfCore: warning("TEN0446", "{subject} needs EF Core {needed} or later to compile, but the host references version {found}."),
};
