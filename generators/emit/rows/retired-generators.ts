import { type Row, recordedName } from "../row.ts";

/** The types that each had a file of the runtime once, and share one with others now. */
const moved = `
  AggregateExistsException AggregateNotFoundException AggregateOptionsExtensions AggregateRoot AggregateRoot.IntegrationEvents AggregateVersion BodyCheck
  BodyErrors BodyShape BodyShape.Members CompiledQuery ConcurrencyConflictException DetachedAggregates DomainEventRoute DomainInvariantViolationException EntityTagConvention EntityTagFilter
  EnumerationConverter EnumerationValueConverter EventDelivery EventRoute HandlerRun IAggregateRoot IDomainEvent IDomainEventHandler
  IEnumeration IIdentity IIntegrationEvent IIntegrationEventHandler IIntegrationEventPublisher IIntegrationEventSource IOutboxStore
  IdentityConverter IdentitySequence IdentityValueConverter InstantValueConverter IntegrationEventRoute InvalidRequestException
  JsonValueComparer JsonValueConverter ListPosition Mapping OperationName OutboxDelivery OutboxExtensions OutboxInterceptor OutboxMessage OutboxOptions
  OutboxSignal OutboxWriter OutboxWriter.IntegrationEvents Problems ReadOnlySets RolePolicies SaveFailure StoredField UrlBoundConverter`;

/** The generators of earlier versions whose types are in other files now, or needed no more, by what they were made from. */
const earlier = {
  entities: [
    "ByParentServiceInterfaceGenerator",
    "ItemDataRegistrationGenerator",
    "ItemRegistrationGenerator",
    "ServiceInterfaceGenerator",
    "TenonDataRegistrationAttributeGenerator",
    "TenonRegistrationAttributeGenerator",
    "WriteOutcomeGenerator",
  ],
  models: [
    "ConventionConflictExceptionGenerator",
    "StoredUnitOfWorkGenerator",
    ...moved
      .trim()
      .split(/\s+/)
      .map((type) => `Runtime${type}Generator`),
  ],
} as const;

/** Returns the generators that had a file of their own once, and whose types are in other files now: with both, no host compiles. Spec: writing, Files that become one. */
export function retiredGenerators(kind: keyof typeof earlier, rows: readonly Row[]): ReadonlySet<string> {
  const recorded = new Set(rows.map(recordedName));
  const names = rows.flatMap(({ name, replaces = [] }) => [name, ...replaces]);
  return new Set([...earlier[kind], ...names].filter((name) => !recorded.has(name)));
}
