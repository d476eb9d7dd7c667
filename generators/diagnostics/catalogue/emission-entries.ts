import { quoted } from "../../text/quoted.ts";
import { error, type Words, warning } from "./catalogue-entry.ts";

/** The diagnostics of a valid model that cannot be emitted, documented or served, and the doubts whether it means what it says. */
export const emissionEntries = {
  sameEmittedType: error("TEN0701", ({ name, makers: [one, other] }: Words<"name"> & { readonly makers: readonly [string, string] }) => `${quoted(name)} would be declared twice, as ${one} and as ${other}.`),
  sameDocumentPath: error("TEN0721", "Both {holder} and {claimant} are `{verb} {path}` in the document."),
  twinDocumentPath: warning("TEN0722", "`{path}` of {claimant} and `{other}` of {holder} differ only in the names of their tokens."),
  trailingSlash: warning("TEN0723", "The route `{path}` of {name} ends in a slash."),
  roleWithoutScheme: warning("TEN0724", "The document requires the role `{role}` without a security scheme for it."),
  unservedOperation: warning("TEN0725", "No endpoint can serve {name}: {reason}."),
  routeRefusedByHost: error("TEN0731", "ASP.NET refuses the route `{route}`: {reason}."),
  keyWithoutJson: error("TEN0732", ({ operation, direction, map, key }: Words<"operation" | "map" | "key"> & { readonly direction: "takes" | "answers with" }) => `${quoted(operation)} ${direction} a ${quoted(map)}, but ${quoted(key)} cannot be a JSON key.`),
  entityFromOutside: error("TEN0733", "`{operation}` cannot take `{type}`, which contains the entity `{entity}`."),
  childNotStored: error("TEN0734", ({ field, entity, type, reason }: Words<"field" | "entity" | "type"> & { readonly reason: string }) => `${quoted(field)} of ${quoted(entity)} is a ${quoted(type)}, which is not stored: ${reason}.`),
  keyNotStored: error("TEN0735", "`{field}` of `{entity}` contains a `{type}`, but `{key}` cannot be a key of the JSON in a store."),
  nameOfStore: error("TEN0736", "`{field}` of `{entity}` has the name of a column that the store adds."),
  sameTable: error("TEN0737", "Both `{one}` and `{other}` would be stored in the table `{table}`."),
  hookOfHost: warning("TEN0738", "The store cannot filter the {kind} `{owner}` by {remaining...}: the host implements `{method}` of `{type}`."),
  queryWithoutTable: warning("TEN0739", "The store cannot answer `{query}`: `{readModel}` is made of `{source}`, which has no table."),
  unstatedLimit: warning("TEN0740", "The list of `{query}` ends after 1,000 rows, or as many as the host configures, and its answer does not say so."),
  idempotentElsewhere: error("TEN0746", "Only a create factory can be `idempotent`."),
  brokerWithoutStore: error("TEN0747", "`--messaging {messaging}` needs the infrastructure layer, whose outbox sends the events."),
  brokerWithoutEvents: warning("TEN0748", "`--messaging {messaging}` emits nothing: {reason}."),
  uncarriedRouteToken: warning("TEN0750", "No route can carry `{token}` of {name}, whose type is `{type}`: the request has it elsewhere."),
  readBeforeChange: warning("TEN0751", "`{reader}` carries the new `{field}`: a command makes its changes first."),
  defaultOfRequired: warning("TEN0752", "What follows `??` is never used: `{type}` is never absent."),
};
