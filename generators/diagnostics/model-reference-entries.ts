import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

interface Mention {
  readonly owner: string;
  readonly type: string;
}

/** What can be wrong between contexts and versions, and with who may refer to whom. */
export const modelReferenceEntries = {
  unknownContext: entry<{ readonly context: string }>({
    code: "DSL1301",
    name: "unknownContext",
    message: ({ context }) => `There is no context ${quoted(context)}.`,
    explanation: {
      cause: "The name before the dot of a type is a context of the same run.",
      example: "borrower: Memberhsip.BorrowerId",
      cure: "Correct the spelling, or build the folder that holds that context too.",
    },
  }),
  moduleNamedAsType: entry<{ readonly name: string }>({
    code: "DSL1305",
    name: "moduleNamedAsType",
    message: ({ name }) => `Module ${quoted(name)} has the name of a type beside it.`,
    explanation: {
      cause: "A module becomes a C# namespace, and no namespace has the name of a type in the same place.",
      example: "module Wards { … }  value Wards { … }",
      cure: "Rename one of the two.",
    },
  }),
  sinceAboveVersion: entry<{ readonly since: number; readonly version: number; readonly context: string }>({
    code: "DSL1501",
    name: "sinceAboveVersion",
    severity: "warning",
    message: ({ since, version, context }) =>
      `\`@since(${since})\` is ahead of context ${quoted(context)}, which is at version ${version}.`,
    explanation: {
      cause:
        "Something exists since a version that has not come yet. Most often the version of the context was not raised.",
      example: "context Lending version 2 { @since(3) query … }",
      cure: "Raise the version of the context, or lower the number.",
    },
  }),
  valueRefersToEntity: entry<Mention>({
    code: "DSL1601",
    name: "valueRefersToEntity",
    message: ({ owner, type }) => `Value ${quoted(owner)} cannot hold the entity ${quoted(type)}.`,
    explanation: {
      cause: "A value is compared by its content and never changes, and an entity does neither.",
      example: "value Line { loan: Loan }",
      cure: "Hold its identity: loan: LoanId.",
    },
  }),
  foreignAggregate: entry<Mention>({
    code: "DSL1602",
    name: "foreignAggregate",
    message: ({ owner, type }) => `${quoted(owner)} cannot hold ${quoted(type)}, an entity of another aggregate.`,
    explanation: {
      cause: "An aggregate is loaded and saved as one. What belongs to another is reached by its identity.",
      example: "entity Loan … { borrower: Borrower }",
      cure: "Hold the identity: borrower: BorrowerId.",
    },
  }),
  parameterIsEntity: entry<Mention>({
    code: "DSL1603",
    name: "parameterIsEntity",
    message: ({ owner, type }) => `${quoted(owner)} cannot take the entity ${quoted(type)}.`,
    explanation: {
      cause:
        "Parameters of commands and factories, and criteria of queries, come from a request, and an entity is not made by one.",
      example: "command merge(other: Loan) { … }",
      cure: "Take its identity: other: LoanId.",
    },
  }),
  eventHoldsEntity: entry<Mention>({
    code: "DSL1604",
    name: "eventHoldsEntity",
    message: ({ owner, type }) => `Event ${quoted(owner)} cannot hold the entity ${quoted(type)}.`,
    explanation: {
      cause: "An event says what was; an entity goes on changing.",
      example: "event LoanOpened { loan: Loan }",
      cure: "Hold its identity: loan: LoanId.",
    },
  }),
  fieldIsMessage: entry<Mention>({
    code: "DSL1605",
    name: "fieldIsMessage",
    message: ({ owner, type }) => `${quoted(owner)} cannot hold ${quoted(type)}, which is an event or a read model.`,
    explanation: {
      cause: "Events and read models are handed out; they are no part of what is stored.",
      example: "entity Loan … { opened: LoanOpened }",
      cure: "Hold the values that are needed, or a value of their shape.",
    },
  }),
  divisionByZero: entry<Record<never, never>>({
    code: "DSL1606",
    name: "divisionByZero",
    message: () => "This divides by zero.",
    explanation: {
      cause:
        "The number behind `/` is zero, as written or as computed from literals, so the expression never has a value.",
      example: "amount / 0",
      cure: "Divide by another number.",
    },
  }),
} as const;
