import { typesOf } from "../bind/symbols.ts";
import { versionOf } from "../bind/version.ts";
import type { CheckedContext } from "../check/check.ts";
import type { Context } from "../ir.ts";
import { lowerAggregate } from "./lower-aggregate.ts";
import { lowerEntity } from "./lower-entity.ts";
import { lowerQuery, lowerReadModel, lowerService } from "./lower-reading.ts";
import { withRoutes } from "./lower-route.ts";
import { lowerEnum, lowerEvent, lowerIdentities, lowerValue } from "./lower-types.ts";

/** A context without syntax, every decision made. No diagnostic of it is an error. */
export function lowerContext(checked: CheckedContext): Context {
  const { scope } = checked;
  const { context } = scope;
  const routed = withRoutes(checked);
  return {
    name: context.name,
    input: context.parts[0]?.span.path ?? "",
    doc: context.parts.find(({ doc }) => doc !== undefined && doc.text !== "")?.doc?.text,
    version: context.parts.map(versionOf).find((version) => version !== undefined),
    enums: typesOf(context, "enum").map((symbol) => lowerEnum(symbol, checked)),
    identities: lowerIdentities(scope),
    values: typesOf(context, "value", "quantity").map((symbol) => lowerValue(symbol, checked)),
    events: typesOf(context, "event").map((symbol) => lowerEvent(symbol, checked)),
    entities: typesOf(context, "entity").map((symbol) => lowerEntity(symbol, routed)),
    aggregates: context.aggregates.map((aggregate) => lowerAggregate(aggregate, scope)),
    readModels: typesOf(context, "readModel").map((symbol) => lowerReadModel(symbol, checked)),
    queries: context.queries.map((query) => lowerQuery(query, routed)),
    services: context.services.map((service) => lowerService(service, checked)),
    routes: [...routed.routes.values()],
  };
}
