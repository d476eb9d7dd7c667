import type { CheckedContext } from "../check/check.ts";
import { versionOf } from "../evolution.ts";
import type { Context } from "../ir.ts";
import { lowerBoundary } from "./lower-boundary.ts";
import { lowerAggregate, lowerEntity } from "./lower-entity.ts";
import { withOperations } from "./lower-parts.ts";
import { lowerPolicy, lowerSpecification } from "./lower-rules.ts";
import {
  lowerEnum,
  lowerEvent,
  lowerIdentities,
  lowerQuery,
  lowerReadModel,
  lowerService,
  lowerValue,
} from "./lower-types.ts";

/** Lowers a context without errors: no syntax, every decision made. */
export function lowerContext(checked: CheckedContext): Context {
  const { scope } = checked;
  const { context } = scope;
  const operated = withOperations(checked);
  return {
    name: context.name,
    input: context.parts[0]?.span.path ?? "",
    doc: context.parts.find(({ doc }) => doc !== undefined && doc.text !== "")?.doc?.text,
    version: context.parts.map(versionOf).find((version) => version !== undefined),
    enums: context.enums.map((symbol) => lowerEnum(symbol, checked)),
    identities: lowerIdentities(scope),
    values: context.values.map((symbol) => lowerValue(symbol, checked)),
    events: context.events.map((symbol) => lowerEvent(symbol, checked)),
    integrationEvents: context.integrationEvents.map((symbol) => lowerEvent(symbol, checked)),
    ...lowerBoundary(scope),
    entities: context.entities.map((symbol) => lowerEntity(symbol, operated)),
    aggregates: context.aggregates.map((aggregate) => lowerAggregate(aggregate, scope)),
    readModels: context.readModels.map((symbol) => lowerReadModel(symbol, checked)),
    queries: context.queries.map((query) => lowerQuery(query, operated)),
    services: context.services.map((service) => lowerService(service, checked)),
    specifications: context.specs.map((spec) => lowerSpecification(spec, checked)),
    policies: context.policies.map((policy) => lowerPolicy(policy, checked)),
    operations: checked.operations.map(({ operation }) => operation),
  };
}
