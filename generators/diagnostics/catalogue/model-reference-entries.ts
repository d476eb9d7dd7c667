import { listOf, quoted } from "../../text/quoted.ts";
import { error, type Words, warning } from "./catalogue-entry.ts";

/** The diagnostics of references between aggregates, of versions and of division. */
export const modelReferenceEntries = {
  policyWithoutIdentity: warning("DSL1340", "Policy `{policy}` does not say which `{entity}` it means."),
  policyIdentityUnclear: error("DSL1341", ({ event, identity, fields }: Words<"event" | "identity"> & { readonly fields: readonly string[] }) => `Event ${quoted(event)} has ${listOf(fields)} of type ${quoted(identity)}, so the aggregate is unclear.`),
  policyTargetNotLoaded: error("DSL1342", "A {word} cannot call `{entity}.{behaviour}`: {reason}."),
  specificationCycle: error("DSL1343", "Specification `{spec}` depends on itself."),
  specNamedAsMember: error("DSL1344", "`{target}` has a field of the name of specification `{spec}`."),
  sinceAboveVersion: warning("DSL1501", "`@since({since})` is ahead of context `{context}`, which is at version {version}."),
  valueRefersToEntity: error("DSL1601", "Value `{owner}` cannot hold the entity `{type}`."),
  foreignAggregate: error("DSL1602", "`{owner}` cannot hold `{type}`, an entity of another aggregate."),
  parameterIsEntity: error("DSL1603", "`{owner}` cannot take the entity `{type}`."),
  eventHoldsEntity: error("DSL1604", "Event `{owner}` cannot hold the entity `{type}`."),
  fieldIsMessage: error("DSL1605", "`{owner}` cannot hold `{type}`, which is an event or a read model."),
  divisionByZero: error("DSL1606", "This divides by zero."),
};
