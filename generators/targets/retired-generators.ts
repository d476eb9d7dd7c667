import type { Generator } from "../emit/generator.ts";
import { type ModelGenerator, recordedName } from "../emit/model-generator.ts";

/** The types that each had a file of the runtime once, and share one with others now. */
const moved = `
  AggregateExistsException AggregateNotFoundException AggregateOptionsExtensions AggregateRoot AggregateRoot.IntegrationEvents AggregateVersion BodyCheck
  BodyErrors CompiledQuery ConcurrencyConflictException DetachedAggregates DomainEventRoute DomainInvariantViolationException EntityTagConvention EntityTagFilter
  EnumerationConverter EnumerationValueConverter EventDelivery EventRoute HandlerRun IAggregateRoot IDomainEvent IDomainEventHandler
  IEnumeration IIdentity IIntegrationEvent IIntegrationEventHandler IIntegrationEventPublisher IIntegrationEventSource IOutboxStore
  IdentityConverter IdentitySequence IdentityValueConverter InstantValueConverter IntegrationEventRoute InvalidRequestException
  JsonValueComparer JsonValueConverter ListPosition OperationName OutboxExtensions OutboxInterceptor OutboxMessage OutboxOptions
  OutboxSignal OutboxWriter OutboxWriter.IntegrationEvents ReadOnlySets RolePolicies SaveFailure StoredField UrlBoundConverter`;

/** The generators of earlier versions whose types nothing needs any more. */
const withoutSuccessor = [
  "ByParentServiceInterfaceGenerator",
  "ItemDataRegistrationGenerator",
  "ItemRegistrationGenerator",
  "ServiceInterfaceGenerator",
  "TenonDataRegistrationAttributeGenerator",
  "TenonRegistrationAttributeGenerator",
];

/** Returns the generators of entity files that had a file for each type in earlier versions: with both, no host compiles. Spec: writing, Files that become one. */
export function retiredOf(generators: readonly Generator[]): readonly string[] {
  const sections = generators.flatMap((row) => ("module" in row && row.module ? row.name : []));
  const replaced = generators.flatMap((row) => ("replaces" in row && row.replaces ? row.replaces : []));
  return [...withoutSuccessor, ...sections, ...replaced];
}

/** The generators of earlier versions whose types are in other files now. */
const earlier = [
  "ConventionConflictExceptionGenerator",
  ...moved
    .trim()
    .split(/\s+/)
    .map((type) => `Runtime${type}Generator`),
];

/** Returns the generators that had a file of their own once, and whose types are in other files now: with both, no host compiles. Spec: writing, Orphans. */
export function retiredGenerators(rows: readonly ModelGenerator[]): ReadonlySet<string> {
  const recorded = new Set(rows.map(recordedName));
  return new Set([...earlier, ...rows.map(({ name }) => name)].filter((name) => !recorded.has(name)));
}
