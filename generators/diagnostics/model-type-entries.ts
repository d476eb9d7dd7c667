import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with enums and quantities, and with names of types. */
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
} as const;
