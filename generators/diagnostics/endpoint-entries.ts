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

  keyWithoutJson: entry<{
    readonly operation: string;
    readonly direction: "takes" | "answers with";
    readonly map: string;
    readonly key: string;
  }>({
    code: "TEN0732",
    name: "keyWithoutJson",
    message: ({ operation, direction, map, key }) =>
      `${quoted(operation)} ${direction} a ${quoted(map)}, and JSON has no key for ${quoted(key)}.`,
    explanation: {
      cause:
        "A key in JSON is one text. Scalars, enums and identities have such a form; a value of several members has none, at whatever depth the map stands. It is an error only where endpoints are emitted.",
      example: "query ByPrices(counts: Map<Money, Int>): List<LoanRow>",
      cure: "Take a list of a value that holds both, or a map whose keys are scalars, enums or identities.",
    },
  }),

  entityFromOutside: entry<{ readonly operation: string; readonly type: string; readonly entity: string }>({
    code: "TEN0733",
    name: "entityFromOutside",
    message: ({ operation, type, entity }) =>
      `${quoted(operation)} cannot take ${quoted(type)}, as it leads to the entity ${quoted(entity)}.`,
    explanation: {
      cause:
        "An entity comes from its factory or its repository, never from a request. A read model may show one, but what takes this read model would have to read the entity from JSON. It is an error only where endpoints are emitted.",
      example: "readmodel LoanRow from Loan { id lines }\nquery After(last: LoanRow): List<LoanRow>",
      cure: "Take the identity of what is meant, or a value.",
    },
  }),
} as const;
