import { listOf } from "../text/list.ts";
import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with the declarations of a model: names, types and fields. */
export const modelDeclarationEntries = {
  unknownTypeName: entry<{ readonly type: string }>({
    code: "DSL0101",
    name: "unknownTypeName",
    message: ({ type }) => `There is no type ${quoted(type)}.`,
    explanation: {
      cause:
        "A type is String, Int, Decimal, Bool, Instant, List<…>, Set<…>, Map<…>, Range<…>, or one that the context declares: a value, enum, entity, event or read model. Aggregates and services are no types. A name that ends in Id is an identity and needs no declaration.",
      example: "value Line { copy: Copy }",
      cure: "Correct the spelling, or declare the type. A type of another context is written Context.Type.",
    },
  }),
  duplicateType: entry<{ readonly name: string; readonly context: string }>({
    code: "DSL0102",
    name: "duplicateType",
    message: ({ name, context }) => `Context ${quoted(context)} declares ${quoted(name)} twice.`,
    explanation: {
      cause:
        "Values, enums, entities, events, read models, queries and services of one context become C# types of one namespace, each in a file of its name. Two of one name could not both be there.",
      example: "value Loan { … }  entity Loan identified by LoanId { … }",
      cure: "Rename one of the two.",
    },
  }),
  duplicateMember: entry<{ readonly name: string; readonly owner: string }>({
    code: "DSL0103",
    name: "duplicateMember",
    message: ({ name, owner }) => `${quoted(owner)} has the field ${quoted(name)} twice.`,
    explanation: {
      cause:
        "A field becomes a property with a capital first letter, and JSON reads names in any letter case, so two fields differ in more than that.",
      example: "value Fine { total: Decimal  Total: Decimal }",
      cure: "Rename or delete one of the two.",
    },
  }),
  duplicateEnumMember: entry<{ readonly name: string; readonly owner: string }>({
    code: "DSL0104",
    name: "duplicateEnumMember",
    message: ({ name, owner }) => `Enum ${quoted(owner)} has ${quoted(name)} twice.`,
    explanation: {
      cause: "Each member of an enum is one value.",
      example: "enum LoanState { Open, Closed, Open }",
      cure: "Delete one of the two.",
    },
  }),
  aggregateRootMissing: entry<{ readonly aggregate: string; readonly root: string }>({
    code: "DSL0105",
    name: "aggregateRootMissing",
    message: ({ aggregate, root }) => `Aggregate ${quoted(aggregate)} declares no entity ${quoted(root)} as its root.`,
    explanation: {
      cause:
        "The root is the entity through which the others of an aggregate are reached, and it is declared inside the aggregate.",
      example: "aggregate Desk root Loan { value Loan { … } }",
      cure: "Declare the entity inside the aggregate: entity Loan identified by LoanId { … }.",
    },
  }),
  unknownEnumDefault: entry<{ readonly field: string; readonly member: string; readonly expected: string }>({
    code: "DSL0106",
    name: "unknownEnumDefault",
    message: ({ field, member, expected }) =>
      `${quoted(member)} is not a member of ${quoted(expected)} and cannot be the default of ${quoted(field)}.`,
    explanation: {
      cause: "The default of a field of an enum type is a member of that very enum.",
      example: "state: LoanState = Paid      // Paid is a member of BillState",
      cure: "Name a member of the enum.",
    },
  }),
  typeArgumentCount: entry<{ readonly type: string; readonly expected: string }>({
    code: "DSL0107",
    name: "typeArgumentCount",
    message: ({ type, expected }) => `${quoted(type)} takes ${expected}.`,
    explanation: {
      cause:
        "List, Set and Range take one type in angle brackets, Map takes two, and all others none. The items of a set, and the keys of a map, are single values: no lists, sets or maps.",
      example: "lines: List      copies: Map<CopyId>",
      cure: "Write lines: List<Line>, copies: Map<CopyId, Line>.",
    },
  }),
  generatedMemberName: entry<{ readonly name: string; readonly owner: string }>({
    code: "DSL0108",
    name: "generatedMemberName",
    message: ({ name, owner }) =>
      `${quoted(owner)} cannot have a field ${quoted(name)}: its C# class has a member of that name already.`,
    explanation: {
      cause:
        "The generated class has members of its own: every class Equals, GetHashCode, GetType and ToString, an entity Id and DomainEvents too.",
      example: "entity Loan identified by LoanId { id: String }",
      cure: "Rename the field. The identity of an entity is there without being declared, under the name `id`.",
    },
  }),
  derivedCycle: entry<{ readonly fields: readonly string[] }>({
    code: "DSL0110",
    name: "derivedCycle",
    message: ({ fields }) => `${listOf(fields)} are computed from each other.`,
    explanation: {
      cause:
        "A field whose expression names a sibling is computed each time it is read. In a circle that would never end.",
      example: "a: Int = b + 1      b: Int = a - 1",
      cure: "Compute one of them from other fields, or give it no expression.",
    },
  }),
} as const;
