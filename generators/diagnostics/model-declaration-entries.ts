import { quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of grammar and declarations, numbered by the modelling language. */
export const modelDeclarationEntries = {
  unexpectedToken: {
    code: "DSL0001",
    message: ({ expected, after, found }: Words<"expected" | "after" | "found">) => `Expected ${expected}${after === "" ? "" : ` after ${quoted(after)}`}, found ${found === "" ? "the end of the file" : quoted(found)}.`,
    cause: "Something is missing here, or there is too much.",
    example: "value Fine { amount Decimal }",
    cure: "Write the expected token: value Fine { amount: Decimal }",
  },
  keywordAsName: {
    code: "DSL0002",
    message: "`{keyword}` is a keyword and cannot be the name of a declaration.",
    cause: "Keywords can name fields and parameters, but not contexts, types, commands, factories, queries, services, states and the like: a missing name could not be told from it.",
    example: "command create { }",
    cure: "Choose another name: command createLoan { }",
  },
  unknownTypeName: {
    code: "DSL0101",
    message: "There is no type `{type}`.",
    cause: "A type is String, Int, Decimal, Bool, Instant, List<…>, Set<…>, Map<…>, Range<…>, or one that the context declares: a value, enum, entity, event or read model. Aggregates and services are not types. A name that ends in Id is an identity and needs no declaration.",
    example: "value Line { copy: Copy }",
    cure: "Correct the spelling, or declare the type. A type of another context is written Context.Type.",
  },
  duplicateType: {
    code: "DSL0102",
    message: "Context `{context}` declares `{name}` twice.",
    cause: "Values, enums, entities, events, read models, queries and services of one context become C# types of one namespace, each in a file of its name. Two of one name could not both be there.",
    example: "value Loan { … }  entity Loan identified by LoanId { … }",
    cure: "Rename one of the two.",
  },
  duplicateMember: {
    code: "DSL0103",
    message: "`{owner}` has the field `{name}` twice.",
    cause: "A field becomes a property with a capital first letter, and JSON reads names in any letter case, so two fields differ in more than that.",
    example: "value Fine { total: Decimal  Total: Decimal }",
    cure: "Rename or delete one of the two.",
  },
  duplicateEnumMember: {
    code: "DSL0104",
    message: "Enum `{owner}` has `{name}` twice.",
    cause: "Each member of an enum is one value.",
    example: "enum LoanState { Open, Closed, Open }",
    cure: "Delete one of the two.",
  },
  aggregateRootMissing: {
    code: "DSL0105",
    message: "Aggregate `{aggregate}` declares no entity `{root}` as its root.",
    cause: "The root is the entity through which the others of an aggregate are reached, and it is declared inside the aggregate.",
    example: "aggregate Desk root Loan { value Loan { … } }",
    cure: "Declare the entity inside the aggregate: entity Loan identified by LoanId { … }.",
  },
  unknownEnumDefault: {
    code: "DSL0106",
    message: "`{member}` is not a member of `{expected}` and cannot be the default of `{field}`.",
    cause: "The default of a field of an enum type is a member of that very enum.",
    example: "state: LoanState = Paid      // Paid is a member of BillState",
    cure: "Name a member of the enum.",
  },
  typeArgumentCount: {
    code: "DSL0107",
    message: "`{type}` takes {expected}.",
    cause: "List, Set and Range take one type in angle brackets, Map takes two, and all others none. The items of a set, and the keys of a map, are single values: no lists, sets or maps.",
    example: "lines: List      copies: Map<CopyId>",
    cure: "Write lines: List<Line>, copies: Map<CopyId, Line>.",
  },
  generatedMemberName: {
    code: "DSL0108",
    message: "`{owner}` cannot have a field `{name}`: its C# class has a member of that name already.",
    cause: "The generated class has members of its own: every class Equals, GetHashCode, GetType and ToString, an entity Id and DomainEvents too.",
    example: "entity Loan identified by LoanId { id: String }",
    cure: "Rename the field. The identity of an entity is there without being declared, under the name `id`.",
  },
  derivedCycle: {
    code: "DSL0110",
    message: "{fields...} are computed from each other.",
    cause: "A computed field is evaluated each time it is read, so a cycle would never end.",
    example: "a: Int = b + 1      b: Int = a - 1",
    cure: "Compute one of them from other fields, or give it no expression.",
  },
} as const satisfies WrittenEntries;
