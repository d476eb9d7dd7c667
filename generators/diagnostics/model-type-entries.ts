import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of enums, quantities and other declared types. */
export const modelTypeEntries = {
  enumDataCount: {
    code: "DSL0901",
    message: "`{member}` has {found} of {expected} values.",
    cause: "An enum that declares data gives every member one value for each.",
    example: "enum Rate(days: Int, fee: Decimal) { Short(7) }",
    cure: "enum Rate(days: Int, fee: Decimal) { Short(7, 1.5) }",
  },
  enumDatumType: {
    code: "DSL0902",
    message: "`{datum}` is `{expected}`, but this is `{found}`.",
    cause: "A value of an enum member has another type than the enum declares.",
    example: 'enum Rate(days: Int) { Short("seven") }',
    cure: "enum Rate(days: Int) { Short(7) }",
  },
  enumDatumName: {
    code: "DSL0903",
    message: "Enum `{owner}` cannot have data called `{name}`.",
    cause: "The class of an enum always has Name, Value, All and TryParse, and a property for each of its members.",
    example: "enum Rate(name: String) { … }",
    cure: "Rename it.",
  },
  quantityUnit: {
    code: "DSL0904",
    message: "Quantity `{name}` has {count} units and needs one.",
    cause: "A quantity is an amount with a unit, and the unit is a field of an enum type.",
    example: "quantity Weight { amount: Decimal }",
    cure: "quantity Weight { amount: Decimal  unit: WeightUnit }",
  },
  quantityAmount: {
    code: "DSL0905",
    message: "Quantity `{name}` has {count} amounts and needs one.",
    cause: "A quantity is an amount with a unit, and the amount is a field of type Int or Decimal.",
    example: "quantity Weight { unit: WeightUnit }",
    cure: "quantity Weight { amount: Decimal  unit: WeightUnit }",
  },
  quantityField: {
    code: "DSL0906",
    message: "Quantity `{name}` cannot have a field `{field}`: it is neither amount nor unit.",
    cause: "A quantity has an amount, a unit, and nothing else that is stored.",
    example: "quantity Weight { amount: Decimal  unit: WeightUnit  note: String }",
    cure: "Drop the field, or declare a `value` in place of the quantity.",
  },
  rangeType: {
    code: "DSL0907",
    message: "A Range cannot be of `{type}`.",
    cause: "A range lies between two values that have an order: Int, Decimal or Instant.",
    example: "names: Range<String>",
    cure: "Use a Range of Int, Decimal or Instant.",
  },
  builtInTypeName: {
    code: "DSL0908",
    message: "`{name}` is a type of the language and cannot be declared.",
    cause: "String, Int, Decimal, Bool, Instant, List, Set, Map and Range have their meaning everywhere.",
    example: "value Range { from: Int  to: Int }",
    cure: "Give the type a name of its own, such as PageRange.",
  },
  enumDatumKind: {
    code: "DSL0909",
    message: "`{name}` cannot be `{type}`: data of an enum are String, Int, Decimal or Bool.",
    cause: "The data of enum members are written as literals, so they have types that have literals.",
    example: "enum Rate(since: Instant) { … }",
    cure: "Use String, Int, Decimal or Bool.",
  },
  enumMemberName: {
    code: "DSL0910",
    message: "Enum `{owner}` cannot have a member `{name}`.",
    cause: "The class of an enum has Name, Value, All, TryParse, Equals, GetHashCode, GetType and ToString already, and a C# member cannot have the name of its class.",
    example: "enum Choice { All, None }",
    cure: "Rename the member, such as Everything.",
  },
  similarEnumMembers: {
    code: "DSL0911",
    message: "Members `{other}` and `{name}` of `{owner}` differ in letter case only.",
    cause: "Routes and query strings name a member in any letter case.",
    example: "enum LoanState { Open, open }",
    cure: "Rename or delete one of the two.",
  },
} as const satisfies WrittenEntries;
