import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of references between contexts, aggregates and versions. */
export const modelReferenceEntries = {
  unknownContext: {
    code: "DSL1301",
    message: "There is no context `{context}`.",
    cause: "The name before the dot of a type is a context of the same run.",
    example: "borrower: Memberhsip.BorrowerId",
    cure: "Correct the spelling, or build the folder that holds that context too.",
  },
  moduleNamedAsType: {
    code: "DSL1305",
    message: "Module `{name}` and a type have the same name.",
    cause: "A module becomes a C# namespace, and no namespace has the name of a type in the same place.",
    example: "module Wards { … }  value Wards { … }",
    cure: "Rename one of the two.",
  },
  sinceAboveVersion: {
    code: "DSL1501",
    severity: "warning",
    message: "`@since({since})` is ahead of context `{context}`, which is at version {version}.",
    cause: "The annotation names a future version. Most often the version of the context was not raised.",
    example: "context Lending version 2 { @since(3) query … }",
    cure: "Raise the version of the context, or lower the number.",
  },
  valueRefersToEntity: {
    code: "DSL1601",
    message: "Value `{owner}` cannot hold the entity `{type}`.",
    cause: "A value is compared by its content and never changes, and an entity does neither.",
    example: "value Line { loan: Loan }",
    cure: "Hold its identity: loan: LoanId.",
  },
  foreignAggregate: {
    code: "DSL1602",
    message: "`{owner}` cannot hold `{type}`, an entity of another aggregate.",
    cause: "An aggregate is loaded and saved as one. Refer to another aggregate by its identity.",
    example: "entity Loan … { borrower: Borrower }",
    cure: "Hold the identity: borrower: BorrowerId.",
  },
  parameterIsEntity: {
    code: "DSL1603",
    message: "`{owner}` cannot take the entity `{type}`.",
    cause: "Parameters of commands and factories, and criteria of queries, come from a request, and an entity is not made by one.",
    example: "command merge(other: Loan) { … }",
    cure: "Take its identity: other: LoanId.",
  },
  eventHoldsEntity: {
    code: "DSL1604",
    message: "Event `{owner}` cannot hold the entity `{type}`.",
    cause: "An event records the past; an entity goes on changing.",
    example: "event LoanOpened { loan: Loan }",
    cure: "Hold its identity: loan: LoanId.",
  },
  fieldIsMessage: {
    code: "DSL1605",
    message: "`{owner}` cannot hold `{type}`, which is an event or a read model.",
    cause: "Events and read models are output; they are not part of the stored state.",
    example: "entity Loan … { opened: LoanOpened }",
    cure: "Hold the values that are needed, or a value of their shape.",
  },
  divisionByZero: {
    code: "DSL1606",
    message: "This divides by zero.",
    cause: "The divisor is zero, as written or as computed from literals.",
    example: "amount / 0",
    cure: "Divide by another number.",
  },
} as const satisfies WrittenEntries;
