import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What the web framework would refuse of a model that is right in itself. */
export const endpointEntries = {
  routeRefusedByHost: entry<{ readonly route: string; readonly reason: string }>({
    code: "TEN0731",
    name: "routeRefusedByHost",
    message: ({ route, reason }) => `ASP.NET refuses the route ${quoted(route)}: ${reason}.`,
    explanation: {
      cause:
        "The language accepts the template, but a host that maps it does not start, or answers every request with an error. It is an error only where endpoints are emitted.",
      example: '@route("/loans/{id}/lines/{id}")',
      cure: "Write the template as ASP.NET reads it: each name once, something between two parameters, `{*rest}` last, and constraints that it knows.",
    },
  }),
} as const;
