import { quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of commands, events, states and factories. */
export const modelBehaviourEntries = {
  transitionTarget: {
    code: "DSL0501",
    message: ({ field, entity }: Words<"field" | "entity">) =>
      `${quoted(entity)} has no field ${quoted(field)} that can be set.`,
    cause: "The left of `->` must be a field of the entity. A field that is computed from others cannot be set.",
    example: "command close { staet -> Returned }",
    cure: "Name a field of the entity that holds a value of its own.",
  },
  transitionType: {
    code: "DSL0502",
    message: ({ field, found, expected }: Words<"found" | "expected" | "field">) =>
      `${quoted(field)} is ${quoted(expected)}, but this is ${quoted(found)}.`,
    cause: "The expression on the right of `->` has another type than the field on the left.",
    example: "state -> note",
    cure: "Assign a value of the field's type.",
  },
  duplicateCommand: {
    code: "DSL0503",
    message: ({ name, entity }: Words<"name" | "entity">) => `${quoted(entity)} has the command ${quoted(name)} twice.`,
    cause:
      "A command becomes a method and a request type, both named after it. Names that differ in letter case only would share a file.",
    example: "command close { … }  command Close { … }",
    cure: "Rename one of the two.",
  },
  duplicateParameter: {
    code: "DSL0504",
    message: ({ name, owner }: Words<"name" | "owner">) => `${quoted(owner)} has the parameter ${quoted(name)} twice.`,
    cause: "Parameters and criteria become members of one record, and requests name them in any letter case.",
    example: "query Find(unitId: UnitId, unitID: UnitId): List<Row>",
    cure: "Rename or delete one of the two.",
  },
  commandNamedAsMember: {
    code: "DSL0505",
    message: ({ name, entity, isField }: Words<"name" | "entity"> & { readonly isField: boolean }) =>
      isField
        ? `${quoted(entity)} has a field and a command ${quoted(name)}.`
        : `${quoted(entity)} cannot have a command ${quoted(name)}: its C# class has a member of that name already.`,
    cause:
      "A field becomes a property and a command a method of one C# class, both with a capital first letter. Members that every class has, such as ToString, count too.",
    example: "note: String?  command note { … }",
    cure: "Rename one of the two; commands are most often verbs.",
  },
  resultWithoutType: {
    code: "DSL0506",
    message: ({ command }: Words<"command">) =>
      `Command ${quoted(command)} has a \`result\` but declares no result type.`,
    cause: "A command with a `result` declares its type after a colon.",
    example: "command close { result lines.count }",
    cure: "command close: Int { result lines.count }",
  },
  missingResult: {
    code: "DSL0507",
    message: ({ command, count }: Words<"command"> & { readonly count: number }) =>
      count === 0
        ? `Command ${quoted(command)} declares a type but has no \`result\`.`
        : `Command ${quoted(command)} has ${count} results.`,
    cause: "A command that names a type gives exactly one result.",
    example: "command close: Int { state -> Returned }",
    cure: "Add `result lines.count`, or drop `: Int`.",
  },
  resultType: {
    code: "DSL0508",
    message: ({ command, found, expected }: Words<"found" | "expected" | "command">) =>
      `The result of ${quoted(command)} is ${quoted(expected)}, but this is ${quoted(found)}.`,
    cause: "The expression after `result` has another type than the command declares.",
    example: "command close: Int { result note }",
    cure: "Change the declared type or the expression.",
  },
  unknownEvent: {
    code: "DSL0601",
    message: ({ name }: Words<"name">) => `There is no event ${quoted(name)}.`,
    cause: "`emit` raises an event that the context declares.",
    example: "emit LoanOpend(loan: id)",
    cure: "Correct the spelling, or declare the event: event LoanOpened { loan: LoanId }.",
  },
  eventPayload: {
    code: "DSL0602",
    message: ({ event, problem }: Words<"event" | "problem">) => `Event ${quoted(event)} ${problem}.`,
    cause:
      "`emit` gives each field of the event once, by name. Fields that are optional or have a default may be left out.",
    example: "event LoanOpened { loan: LoanId }  …  emit LoanOpened(borrower: borrower)",
    cure: "emit LoanOpened(loan: id)",
  },
  occurredOn: {
    code: "DSL0603",
    message: ({ event }: Words<"event">) => `Event ${quoted(event)} already has a property OccurredOn.`,
    cause: "Every event says when it occurred, in a property of that name.",
    example: "event LoanOpened { occurredOn: Instant }",
    cure: "Delete the field, or rename it if it holds another time.",
  },
  emitOutsideRoot: {
    code: "DSL0604",
    message: ({ entity }: Words<"entity">) =>
      `${quoted(entity)} is not the root of an aggregate and cannot emit events.`,
    cause: "Events are collected on the root of an aggregate, where the application finds them after a save.",
    example: "An entity Copy inside aggregate Desk root Loan has a command with `emit`.",
    cure: "Emit the event in a command of the root.",
  },
  statesOfNonEnum: {
    code: "DSL0701",
    message: ({ field, entity }: Words<"field" | "entity">) =>
      `${quoted(entity)} has no field ${quoted(field)} of an enum type.`,
    cause: "`states` lists which member of an enum may follow which, for one field of the entity.",
    example: "states note { Open -> Closed }      // note: String",
    cure: "Name a field whose type is an enum.",
  },
  unknownState: {
    code: "DSL0702",
    message: ({ state, enumName }: Words<"state" | "enumName">) =>
      `${quoted(state)} is not a member of ${quoted(enumName)}.`,
    cause: "The states are the members of the field's enum.",
    example: "states state { Requested -> Actve }",
    cure: "Correct the spelling, or add the member to the enum.",
  },
  illegalTransition: {
    code: "DSL0703",
    message: ({ state, field }: Words<"state" | "field">) =>
      `No rule of \`states ${field}\` leads to ${quoted(state)}.`,
    cause: "A command moves the field to a state that no rule leads to, so the command would always fail.",
    example: "states state { Requested -> Active }  command back { state -> Requested }",
    cure: "Add a rule, such as Active -> Requested, or drop the transition.",
  },
  duplicateStates: {
    code: "DSL0704",
    message: ({ field }: Words<"field">) => `${quoted(field)} has \`states\` twice.`,
    cause: "All rules of a field belong in one block.",
    example: "states state { A -> B }  states state { B -> C }",
    cure: "Join the two blocks.",
  },
  duplicateFactory: {
    code: "DSL0801",
    message: ({ name, entity }: Words<"name" | "entity">) => `${quoted(entity)} has \`create ${name}\` twice.`,
    cause: "A factory becomes a static method and a request type, both named after it.",
    example: "create open(…) { … }  create open() { … }",
    cure: "Rename one of the two.",
  },
  factoryNamedAsMember: {
    code: "DSL0802",
    message: ({ name, entity, kind }: Words<"name" | "entity"> & { readonly kind: "field" | "command" | undefined }) =>
      kind === undefined
        ? `${quoted(entity)} cannot have a factory ${quoted(name)}: its C# class has a member of that name already.`
        : `${quoted(entity)} has a ${kind} and a factory ${quoted(name)}.`,
    cause:
      "Fields, commands and factories are members of one C# class, with a capital first letter. Members that every class has, such as ToString, count too.",
    example: "command open { … }  create open() { … }",
    cure: "Rename one of the two.",
  },
  initializationTarget: {
    code: "DSL0803",
    message: ({ field, entity }: Words<"field" | "entity">) =>
      `${quoted(entity)} has no field ${quoted(field)} that can be set.`,
    cause:
      "The left of `->` must be a field of the entity. A computed field cannot be set, and the factory sets the identity.",
    example: "create open() { staet -> Requested }",
    cure: "Name a field of the entity that holds a value of its own.",
  },
  initializationType: {
    code: "DSL0804",
    message: ({ field, found, expected }: Words<"found" | "expected" | "field">) =>
      `${quoted(field)} is ${quoted(expected)}, but this is ${quoted(found)}.`,
    cause: "The expression on the right of `->` has another type than the field on the left.",
    example: "create open(note: String) { lines -> note }",
    cure: "Assign a value of the field's type.",
  },
  initializedTwice: {
    code: "DSL0805",
    message: ({ field }: Words<"field">) => `${quoted(field)} is set twice.`,
    cause: "A behaviour gives a field one value.",
    example: "create open() { state -> Requested  state -> Active }",
    cure: "Delete one of the two.",
  },
  fieldLeftOut: {
    code: "DSL0806",
    severity: "warning",
    message: ({ field, factory }: Words<"field" | "factory" | "type">) =>
      `\`create ${factory}\` leaves ${quoted(field)} without a value.`,
    cause:
      "A field takes its first value from `field -> …`, else from a parameter of its name and type, else from its default. This one has none of them and is not optional.",
    example: "entity Loan … { borrower: BorrowerId  create open() { } }",
    cure: "Add a parameter of that name and type, set the field, give it a default, or make it optional.",
  },
  reservedFactoryParameter: {
    code: "DSL0807",
    message: ({
      factory,
      parameter,
      expected,
    }: Words<"factory" | "parameter"> & { readonly expected: string | undefined }) =>
      expected === undefined
        ? `\`create ${factory}\` cannot have a parameter ${quoted(parameter)}: the factory makes the identity.`
        : `The parameter ${quoted(parameter)} of \`create ${factory}\` is the identity and must be ${quoted(expected)}.`,
    cause:
      "A factory makes an entity with a Guid identity under a new identity, so `id` has that meaning already. With a natural or sequence identity a parameter `id` is that identity.",
    example: "entity Loan identified by LoanId { create open(id: LoanId) { } }",
    cure: "Rename or drop the parameter; inside the factory, `id` is the new identity.",
  },
  missingIdentityParameter: {
    code: "DSL0808",
    message: ({ factory, identity }: Words<"factory" | "identity">) =>
      `\`create ${factory}\` needs a parameter of type ${quoted(identity)}.`,
    cause:
      "A factory makes Guid identities only. For `as sequence`, `as natural(…)` and an identity that is declared as a value, the caller must give the identity.",
    example: "entity Copy identified by CopyId as natural(String) { create add() { } }",
    cure: "create add(id: CopyId) { }",
  },
  severalIdentityParameters: {
    code: "DSL0809",
    message: ({ factory, identity }: Words<"factory" | "identity">) =>
      `\`create ${factory}\` has more than one parameter of type ${quoted(identity)}, so the identity is unclear.`,
    cause: "The parameter of the identity's type becomes the identity of the new entity.",
    example: "create add(id: CopyId, original: CopyId) { }      // as natural(String)",
    cure: "Leave one parameter of that type.",
  },
} satisfies WrittenEntries;
