import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with enums, quantities, services, identities and repositories. */
export const modelTypeEntries = {
  enumDataCount: entry<{ readonly member: string; readonly expected: number; readonly found: number }>({
    code: "DSL0901",
    name: "enumDataCount",
    message: ({ member, expected, found }) => `${quoted(member)} has ${found} of ${expected} values.`,
    explanation: {
      cause: "An enum that declares data gives every member one value for each.",
      example: "enum Rate(days: Int, fee: Decimal) { Short(7) }",
      cure: "enum Rate(days: Int, fee: Decimal) { Short(7, 1.5) }",
    },
  }),
  enumDatumType: entry<{ readonly datum: string; readonly found: string; readonly expected: string }>({
    code: "DSL0902",
    name: "enumDatumType",
    message: ({ datum, found, expected }) => `${quoted(datum)} is ${quoted(expected)}, and this is ${quoted(found)}.`,
    explanation: {
      cause: "A value of an enum member has another type than the enum declares.",
      example: 'enum Rate(days: Int) { Short("seven") }',
      cure: "enum Rate(days: Int) { Short(7) }",
    },
  }),
  enumDatumName: entry<{ readonly name: string; readonly owner: string }>({
    code: "DSL0903",
    name: "enumDatumName",
    message: ({ name, owner }) => `Enum ${quoted(owner)} cannot have data called ${quoted(name)}.`,
    explanation: {
      cause:
        "The class of an enum has Name, Value, All and TryParse by itself, and a property for each of its members.",
      example: "enum Rate(name: String) { … }",
      cure: "Rename it.",
    },
  }),
  quantityUnit: entry<{ readonly name: string; readonly count: number }>({
    code: "DSL0904",
    name: "quantityUnit",
    message: ({ name, count }) => `Quantity ${quoted(name)} has ${count} units and needs one.`,
    explanation: {
      cause: "A quantity is an amount with a unit, and the unit is a field of an enum type.",
      example: "quantity Weight { amount: Decimal }",
      cure: "quantity Weight { amount: Decimal  unit: WeightUnit }",
    },
  }),
  quantityAmount: entry<{ readonly name: string; readonly count: number }>({
    code: "DSL0905",
    name: "quantityAmount",
    message: ({ name, count }) => `Quantity ${quoted(name)} has ${count} amounts and needs one.`,
    explanation: {
      cause: "A quantity is an amount with a unit, and the amount is a field of type Int or Decimal.",
      example: "quantity Weight { unit: WeightUnit }",
      cure: "quantity Weight { amount: Decimal  unit: WeightUnit }",
    },
  }),
  quantityField: entry<{ readonly name: string; readonly field: string }>({
    code: "DSL0906",
    name: "quantityField",
    message: ({ name, field }) =>
      `Quantity ${quoted(name)} cannot have a field ${quoted(field)}: it is neither amount nor unit.`,
    explanation: {
      cause: "A quantity has an amount, a unit, and nothing else that is stored.",
      example: "quantity Weight { amount: Decimal  unit: WeightUnit  note: String }",
      cure: "Drop the field, or declare a `value` in place of the quantity.",
    },
  }),
  rangeType: entry<{ readonly type: string }>({
    code: "DSL0907",
    name: "rangeType",
    message: ({ type }) => `A Range cannot be of ${quoted(type)}.`,
    explanation: {
      cause: "A range lies between two values that have an order: Int, Decimal or Instant.",
      example: "names: Range<String>",
      cure: "Use a Range of Int, Decimal or Instant.",
    },
  }),
  builtInTypeName: entry<{ readonly name: string }>({
    code: "DSL0908",
    name: "builtInTypeName",
    message: ({ name }) => `${quoted(name)} is a type of the language and cannot be declared.`,
    explanation: {
      cause: "String, Int, Decimal, Bool, Instant, List, Set, Map and Range have their meaning everywhere.",
      example: "value Range { from: Int  to: Int }",
      cure: "Give the type a name of its own, such as PageRange.",
    },
  }),
  enumDatumKind: entry<{ readonly name: string; readonly type: string }>({
    code: "DSL0909",
    name: "enumDatumKind",
    message: ({ name, type }) =>
      `${quoted(name)} cannot be ${quoted(type)}: data of an enum are String, Int, Decimal or Bool.`,
    explanation: {
      cause: "The data of enum members are written as literals, so they have types that have literals.",
      example: "enum Rate(since: Instant) { … }",
      cure: "Use String, Int, Decimal or Bool.",
    },
  }),
  enumMemberName: entry<{ readonly name: string; readonly owner: string }>({
    code: "DSL0910",
    name: "enumMemberName",
    message: ({ name, owner }) => `Enum ${quoted(owner)} cannot have a member ${quoted(name)}.`,
    explanation: {
      cause:
        "The class of an enum has Name, Value, All, TryParse, Equals, GetHashCode, GetType and ToString by itself, and C# lets no member have the name of its class.",
      example: "enum Choice { All, None }",
      cure: "Rename the member, such as Everything.",
    },
  }),
  similarEnumMembers: entry<{ readonly name: string; readonly other: string; readonly owner: string }>({
    code: "DSL0911",
    name: "similarEnumMembers",
    message: ({ name, other, owner }) =>
      `Members ${quoted(other)} and ${quoted(name)} of ${quoted(owner)} differ in letter case only.`,
    explanation: {
      cause: "Routes and query strings name a member in any letter case.",
      example: "enum LoanState { Open, open }",
      cure: "Rename or delete one of the two.",
    },
  }),
  operationType: entry<{ readonly operation: string; readonly found: string; readonly expected: string }>({
    code: "DSL1020",
    name: "operationType",
    message: ({ operation, found, expected }) =>
      `Operation ${quoted(operation)} gives ${quoted(expected)}, and this is ${quoted(found)}.`,
    explanation: {
      cause: "The expression of an operation has another type than the operation declares.",
      example: "operation countOf(lines: List<Line>): Int = lines.isEmpty",
      cure: "Change the declared type or the expression.",
    },
  }),
  duplicateOperation: entry<{ readonly name: string; readonly service: string }>({
    code: "DSL1021",
    name: "duplicateOperation",
    message: ({ name, service }) => `Service ${quoted(service)} has the operation ${quoted(name)} twice.`,
    explanation: {
      cause: "An operation becomes a method with a capital first letter.",
      example: "operation countOf(…): Int  operation CountOf(…): Int",
      cure: "Rename one of the two.",
    },
  }),
  duplicateService: entry<{ readonly name: string; readonly context: string }>({
    code: "DSL1022",
    name: "duplicateService",
    message: ({ name, context }) => `Context ${quoted(context)} declares service ${quoted(name)} twice.`,
    explanation: {
      cause: "A service becomes one interface and one class.",
      example: "service Desk { … }  service Desk { … }",
      cure: "Join the two, or rename one.",
    },
  }),
  naturalBacking: entry<{ readonly type: string }>({
    code: "DSL1101",
    name: "naturalBacking",
    message: ({ type }) => `A natural identity cannot be ${quoted(type)}; it is String or Int.`,
    explanation: {
      cause: "A natural identity is a text or a number that the world knows already, such as an ISBN.",
      example: "entity Book identified by Isbn as natural(Decimal)",
      cure: "Write natural(String) or natural(Int).",
    },
  }),
  repositoryOperation: entry<{ readonly name: string }>({
    code: "DSL1102",
    name: "repositoryOperation",
    message: ({ name }) => `${quoted(name)} is no operation of a repository.`,
    explanation: {
      cause: "`operations:` chooses from getById, add, update and remove. Everything else is a finder.",
      example: "operations: getById, save",
      cure: "Write one of the four words, or `find name(…): …`.",
    },
  }),
  finderResult: entry<{ readonly finder: string; readonly root: string; readonly found: string }>({
    code: "DSL1103",
    name: "finderResult",
    message: ({ finder, root, found }) =>
      `Finder ${quoted(finder)} gives ${quoted(root)} or ${quoted(`List<${root}>`)}, and not ${quoted(found)}.`,
    explanation: {
      cause: "A repository hands out the root of its aggregate, one or a list of them.",
      example: "find byState(state: LoanState): List<Line>",
      cure: "find byState(state: LoanState): List<Loan>. For other shapes, declare a read model and a query.",
    },
  }),
  duplicateFinder: entry<{ readonly name: string }>({
    code: "DSL1104",
    name: "duplicateFinder",
    message: ({ name }) => `The repository has the finder ${quoted(name)} twice.`,
    explanation: {
      cause: "A finder becomes a method with a capital first letter.",
      example: "find byState(…): List<Loan>  find byState(…): Loan",
      cure: "Rename one of the two.",
    },
  }),
  versionMember: entry<{ readonly root: string }>({
    code: "DSL1105",
    name: "versionMember",
    message: ({ root }) => `${quoted(root)} is versioned and has a Version by itself.`,
    explanation: {
      cause: "`versioned` gives the root a property Version, by which two writers at the same time are told apart.",
      example: "aggregate Desk root Loan versioned { entity Loan … { version: Int } }",
      cure: "Rename the field, or drop `versioned`.",
    },
  }),
  finderNamedAsOperation: entry<{ readonly name: string }>({
    code: "DSL1106",
    name: "finderNamedAsOperation",
    message: ({ name }) => `A finder cannot be called ${quoted(name)}, like an operation of the repository.`,
    explanation: {
      cause: "getById, add, update and remove are methods of repositories already.",
      example: "find getById(id: LoanId): Loan",
      cure: "Rename the finder, or use the operation.",
    },
  }),
  finderParameterName: entry<{ readonly finder: string; readonly parameter: string }>({
    code: "DSL1107",
    name: "finderParameterName",
    message: ({ finder, parameter }) => `Finder ${quoted(finder)} cannot have a parameter ${quoted(parameter)}.`,
    explanation: {
      cause: "Every method of a repository has a cancellation token of the name `ct`.",
      example: "find byCounty(ct: String): List<Loan>",
      cure: "Rename the parameter.",
    },
  }),
  identityNotUsable: entry<{ readonly identity: string; readonly kind: string }>({
    code: "DSL1108",
    name: "identityNotUsable",
    message: ({ identity, kind }) => `${quoted(identity)} is ${kind} and cannot be an identity.`,
    explanation: {
      cause: "The name behind `identified by` is generated, or it is a declared value.",
      example: "enum LoanKey { A, B }  entity Loan identified by LoanKey { … }",
      cure: "Choose a name that is not declared, such as LoanId.",
    },
  }),
} as const;
