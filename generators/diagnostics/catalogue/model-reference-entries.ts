import { listOf, quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of references between aggregates, of versions and of division. */
export const modelReferenceEntries = {
  policyWithoutIdentity: {
    code: "DSL1340",
    severity: "warning",
    message: "Policy `{policy}` does not say which `{entity}` it means.",
  },
  policyIdentityUnclear: {
    code: "DSL1341",
    message: ({ event, identity, fields }: Words<"event" | "identity"> & { readonly fields: readonly string[] }) => `Event ${quoted(event)} has ${listOf(fields)} of type ${quoted(identity)}, so the aggregate is unclear.`,
  },
  policyTargetNotLoaded: {
    code: "DSL1342",
    message: "A policy cannot call `{entity}.{command}`: {reason}.",
  },
  specificationCycle: {
    code: "DSL1343",
    message: "Specification `{spec}` depends on itself.",
  },
  specNamedAsMember: {
    code: "DSL1344",
    message: "`{target}` has a field of the name of specification `{spec}`.",
  },
  sinceAboveVersion: {
    code: "DSL1501",
    severity: "warning",
    message: "`@since({since})` is ahead of context `{context}`, which is at version {version}.",
  },
  valueRefersToEntity: {
    code: "DSL1601",
    message: "Value `{owner}` cannot hold the entity `{type}`.",
  },
  foreignAggregate: {
    code: "DSL1602",
    message: "`{owner}` cannot hold `{type}`, an entity of another aggregate.",
  },
  parameterIsEntity: {
    code: "DSL1603",
    message: "`{owner}` cannot take the entity `{type}`.",
  },
  eventHoldsEntity: {
    code: "DSL1604",
    message: "Event `{owner}` cannot hold the entity `{type}`.",
  },
  fieldIsMessage: {
    code: "DSL1605",
    message: "`{owner}` cannot hold `{type}`, which is an event or a read model.",
  },
  divisionByZero: {
    code: "DSL1606",
    message: "This divides by zero.",
  },
} as const satisfies WrittenEntries;
