import type { SpecDecl } from "../ast.ts";
import { foreignType } from "../bind/neighbours.ts";
import { eventOf, identityArgument, identityFields, policyBehaviourOf, policyTargetOf } from "../bind/policies.ts";
import { identityTypeOf, sourceOf } from "../bind/resolve.ts";
import type { Scope } from "../bind/symbols.ts";
import type { CheckedContext } from "../check/check.ts";
import type { RelationDecl, TypeOfContext } from "../context-map-ast.ts";
import { versionOf } from "../evolution.ts";
import { typeOfContextText } from "../format/line-of.ts";
import type { Context, Policy, Specification } from "../ir.ts";
import { ofKind } from "../items.ts";
import { limitOf } from "../paging.ts";
import type { PolicyDecl, ScheduleDecl } from "../reaction-ast.ts";
import type { Relation } from "../relation-kinds.ts";
import { isRelationKind } from "../relation-kinds.ts";
import { callerAggregatesOf } from "../storage/caller-rows.ts";
import type { Schedule } from "../storage/schedule.ts";
import { lowerAggregate, lowerEntity } from "./lower-entity.ts";
import { argumentsFor, described, exprOf, withOperations } from "./lower-parts.ts";
import { lowerProcess } from "./lower-process.ts";
import { lowerProjection, readModelOfProjection } from "./lower-projection.ts";
import * as types from "./lower-types.ts";

/** Lowers a context without errors: no syntax, every decision made. */
export function lowerContext(checked: CheckedContext): Context {
  const { scope } = checked;
  const { context } = scope;
  const operated = withOperations(checked);
  const projections = context.projections.map((symbol) => lowerProjection(symbol, checked));
  return {
    name: context.name,
    input: context.parts[0]?.span.path ?? "",
    doc: context.parts.find(({ doc }) => doc !== undefined && doc.text !== "")?.doc?.text,
    version: context.parts.map(versionOf).find((version) => version !== undefined),
    limit: context.parts.map(limitOf).find((limit) => limit !== undefined),
    enums: context.enums.map((symbol) => types.lowerEnum(symbol, checked)),
    identities: types.lowerIdentities(scope),
    values: context.values.map((symbol) => types.lowerValue(symbol, checked)),
    unions: context.unions.map((symbol) => types.lowerUnion(symbol, checked)),
    events: context.events.map((symbol) => types.lowerEvent(symbol, checked)),
    integrationEvents: context.integrationEvents.map((symbol) => types.lowerEvent(symbol, checked)),
    ...lowerBoundary(scope),
    entities: context.entities.map((symbol) => lowerEntity(symbol, operated)),
    aggregates: context.aggregates.map((aggregate) => lowerAggregate(aggregate, scope)),
    readModels: [
      ...context.readModels.map((symbol) => types.lowerReadModel(symbol, checked)),
      ...projections.map(readModelOfProjection),
    ],
    projections,
    queries: context.queries.map((query) => types.lowerQuery(query, operated)),
    services: context.services.map((service) => types.lowerService(service, checked)),
    specifications: context.specs.map((spec) => lowerSpecification(spec, checked)),
    policies: context.policies.map((policy) => lowerPolicy(policy, checked)),
    schedules: context.schedules.map((schedule) => lowerSchedule(schedule, checked)),
    processes: context.processes.map((process) => lowerProcess(process, checked)),
    operations: checked.operations.map(({ operation }) => operation),
  };
}

type Boundary = Pick<Context, "publications" | "subscriptions" | "translators">;

/** Lowers the published language of a context and its ties to other contexts. */
function lowerBoundary({ context, contexts, neighbours }: Scope): Boundary {
  const { name, publications, subscriptions } = context;
  const layers = (neighbours.relationsOf.get(name) ?? []).filter(
    ({ role, right, mappings = [] }) =>
      role.text === "anti-corruption-layer" && right.text === name && mappings.length > 0,
  );
  const found = (type: TypeOfContext) => foreignType(type, contexts);
  return {
    publications: publications.map(({ event }) => ({ kind: "event", context: name, name: event.text })),
    subscriptions: subscriptions.flatMap(({ event }) => found(event) ?? []),
    translators: layers.map(({ left, mappings = [] }) => ({
      upstream: left.text,
      mappings: ofKind(mappings, "mapping").flatMap((mapping) => {
        const [source, target] = [found(mapping.source), found(mapping.target)];
        return source === undefined || target === undefined ? [] : [{ source, target }];
      }),
    })),
  };
}

/** Lowers a relation of the context map. */
export function lowerRelation({ left, right, role, arrow, types: shared = [], mappings = [] }: RelationDecl): Relation {
  return {
    // A word that names no kind has a diagnostic, and such a model is never used.
    kind: isRelationKind(role.text) ? role.text : "partnership",
    arrow,
    left: left.text,
    right: right.text,
    types: shared.map(({ text }) => text),
    mappings: ofKind(mappings, "mapping").map(({ source, target }) => ({
      source: typeOfContextText(source),
      target: typeOfContextText(target),
    })),
  };
}

function lowerSpecification(decl: SpecDecl, checked: CheckedContext): Specification {
  const symbol = sourceOf(decl.target.text, checked.scope);
  if (symbol === undefined) throw new Error("A specification has no target.");
  return { ...described(decl), target: symbol.type, condition: exprOf(checked, decl.condition) };
}

function lowerPolicy(decl: PolicyDecl, checked: CheckedContext): Policy {
  const { scope } = checked;
  const event = eventOf(decl, scope);
  const entity = policyTargetOf(decl, scope);
  const called = entity && policyBehaviourOf(decl, entity);
  const type = entity && identityTypeOf(entity, scope);
  if (event === undefined || entity === undefined || called === undefined || type === undefined)
    throw new Error("A policy has no event, command or factory.");
  const given = identityArgument(decl, scope);
  const found = called.kind === "command" ? identityFields(decl, scope) : [];
  const [field] = found.map((name) => ({ kind: "field", name, type }) as const);
  return {
    ...described(decl),
    event: event.type,
    wait: decl.wait && exprOf(checked, decl.wait),
    root: entity.decl.name.text,
    kind: called.kind,
    behaviour: called.name.text,
    identity: given === undefined ? field : exprOf(checked, given.value),
    arguments: argumentsFor(called, decl.arguments, checked),
    isForCallers: callerAggregatesOf(entity, called, checked.seekers).length > 0,
  };
}

function lowerSchedule(decl: ScheduleDecl, checked: CheckedContext): Schedule {
  const entity = policyTargetOf(decl, checked.scope);
  const called = entity && policyBehaviourOf(decl, entity);
  if (entity === undefined || called === undefined) throw new Error("A schedule has no command or factory.");
  const { interval, time, zone, condition } = decl;
  const given = identityArgument(decl, checked.scope);
  return {
    ...described(decl),
    times:
      interval === undefined
        ? { kind: "daily", time: time?.text ?? "", zone: zone?.value ?? "UTC" }
        : { kind: "interval", amount: interval.amount, unit: interval.unit },
    root: entity.decl.name.text,
    kind: called.kind,
    behaviour: called.name.text,
    condition: condition && exprOf(checked, condition),
    identity: given && exprOf(checked, given.value),
    arguments: argumentsFor(called, decl.arguments, checked),
  };
}
