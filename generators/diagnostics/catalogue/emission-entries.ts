import { quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of a valid model that cannot be emitted, documented or served, and the doubts whether it means what it says. */
export const emissionEntries = {
  sameEmittedType: {
    code: "TEN0701",
    message: ({ name, makers: [one, other] }: Words<"name"> & { readonly makers: readonly [string, string] }) => `${quoted(name)} would be declared twice, as ${one} and as ${other}.`,
  },
  sameDocumentPath: {
    code: "TEN0721",
    message: "Both {holder} and {claimant} are `{verb} {path}` in the document.",
  },
  twinDocumentPath: {
    code: "TEN0722",
    severity: "warning",
    message: "`{path}` of {claimant} and `{other}` of {holder} differ only in the names of their tokens.",
  },
  trailingSlash: {
    code: "TEN0723",
    severity: "warning",
    message: "The route `{path}` of {name} ends in a slash.",
  },
  roleWithoutScheme: {
    code: "TEN0724",
    severity: "warning",
    message: "The document requires the role `{role}` without a security scheme for it.",
  },
  unservedOperation: {
    code: "TEN0725",
    severity: "warning",
    message: "No endpoint can serve {name}: {reason}.",
  },
  routeRefusedByHost: {
    code: "TEN0731",
    message: "ASP.NET refuses the route `{route}`: {reason}.",
  },
  keyWithoutJson: {
    code: "TEN0732",
    message: ({ operation, direction, map, key }: Words<"operation" | "map" | "key"> & { readonly direction: "takes" | "answers with" }) => `${quoted(operation)} ${direction} a ${quoted(map)}, but ${quoted(key)} cannot be a JSON key.`,
  },
  entityFromOutside: {
    code: "TEN0733",
    message: "`{operation}` cannot take `{type}`, which contains the entity `{entity}`.",
  },
  childNotStored: {
    code: "TEN0734",
    message: ({ field, entity, type, reason }: Words<"field" | "entity" | "type"> & { readonly reason: string }) => `${quoted(field)} of ${quoted(entity)} is a ${quoted(type)}, which is not stored: ${reason}.`,
  },
  keyNotStored: {
    code: "TEN0735",
    message: "`{field}` of `{entity}` contains a `{type}`, but `{key}` cannot be a key of the JSON in a store.",
  },
  nameOfStore: {
    code: "TEN0736",
    message: "`{field}` of `{entity}` has the name of a column that the store adds.",
  },
  sameTable: {
    code: "TEN0737",
    message: "Both `{one}` and `{other}` would be stored in the table `{table}`.",
  },
  hookOfHost: {
    code: "TEN0738",
    severity: "warning",
    message: "The store cannot filter the {kind} `{owner}` by {remaining...}: the host implements `{method}` of `{type}`.",
  },
  queryWithoutTable: {
    code: "TEN0739",
    severity: "warning",
    message: "The store cannot answer `{query}`: `{readModel}` is made of `{source}`, which has no table.",
  },
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
