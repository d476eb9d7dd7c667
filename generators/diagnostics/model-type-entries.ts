import { quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of enums, quantities and other declared types. */
export const modelTypeEntries = {
  enumDataCount: {
    code: "DSL0901",
    message: ({ member, expected, found }: Words<"member"> & { readonly expected: number; readonly found: number }) =>
      `${quoted(member)} has ${found} of ${expected} values.`,
    cause: "An enum that declares data gives every member one value for each.",
    example: "enum Rate(days: Int, fee: Decimal) { Short(7) }",
    cure: "enum Rate(days: Int, fee: Decimal) { Short(7, 1.5) }",
  },
  enumDatumType: {
    code: "DSL0902",
    message: ({ datum, found, expected }: Words<"datum" | "found" | "expected">) =>
      `${quoted(datum)} is ${quoted(expected)}, but this is ${quoted(found)}.`,
    cause: "A value of an enum member has another type than the enum declares.",
    example: 'enum Rate(days: Int) { Short("seven") }',
    cure: "enum Rate(days: Int) { Short(7) }",
  },
  enumDatumName: {
    code: "DSL0903",
    message: ({ name, owner }: Words<"name" | "owner">) =>
      `Enum ${quoted(owner)} cannot have data called ${quoted(name)}.`,
    cause: "The class of an enum always has Name, Value, All and TryParse, and a property for each of its members.",
    example: "enum Rate(name: String) { … }",
    cure: "Rename it.",
  },
  quantityUnit: {
    code: "DSL0904",
    message: ({ name, count }: Words<"name"> & { readonly count: number }) =>
      `Quantity ${quoted(name)} has ${count} units and needs one.`,
    cause: "A quantity is an amount with a unit, and the unit is a field of an enum type.",
    example: "quantity Weight { amount: Decimal }",
    cure: "quantity Weight { amount: Decimal  unit: WeightUnit }",
  },
  quantityAmount: {
    code: "DSL0905",
    message: ({ name, count }: Words<"name"> & { readonly count: number }) =>
      `Quantity ${quoted(name)} has ${count} amounts and needs one.`,
    cause: "A quantity is an amount with a unit, and the amount is a field of type Int or Decimal.",
    example: "quantity Weight { unit: WeightUnit }",
    cure: "quantity Weight { amount: Decimal  unit: WeightUnit }",
  },
  quantityField: {
    code: "DSL0906",
    message: ({ name, field }: Words<"name" | "field">) =>
      `Quantity ${quoted(name)} cannot have a field ${quoted(field)}: it is neither amount nor unit.`,
    cause: "A quantity has an amount, a unit, and nothing else that is stored.",
    example: "quantity Weight { amount: Decimal  unit: WeightUnit  note: String }",
    cure: "Drop the field, or declare a `value` in place of the quantity.",
  },
  rangeType: {
    code: "DSL0907",
    message: ({ type }: Words<"type">) => `A Range cannot be of ${quoted(type)}.`,
    cause: "A range lies between two values that have an order: Int, Decimal or Instant.",
    example: "names: Range<String>",
    cure: "Use a Range of Int, Decimal or Instant.",
  },
  builtInTypeName: {
    code: "DSL0908",
    message: ({ name }: Words<"name">) => `${quoted(name)} is a type of the language and cannot be declared.`,
    cause: "String, Int, Decimal, Bool, Instant, List, Set, Map and Range have their meaning everywhere.",
    example: "value Range { from: Int  to: Int }",
    cure: "Give the type a name of its own, such as PageRange.",
  },
  enumDatumKind: {
    code: "DSL0909",
    message: ({ name, type }: Words<"name" | "type">) =>
      `${quoted(name)} cannot be ${quoted(type)}: data of an enum are String, Int, Decimal or Bool.`,
    cause: "The data of enum members are written as literals, so they have types that have literals.",
    example: "enum Rate(since: Instant) { … }",
    cure: "Use String, Int, Decimal or Bool.",
  },
  enumMemberName: {
    code: "DSL0910",
    message: ({ name, owner }: Words<"name" | "owner">) =>
      `Enum ${quoted(owner)} cannot have a member ${quoted(name)}.`,
    cause:
      "The class of an enum has Name, Value, All, TryParse, Equals, GetHashCode, GetType and ToString already, and a C# member cannot have the name of its class.",
    example: "enum Choice { All, None }",
    cure: "Rename the member, such as Everything.",
  },
  similarEnumMembers: {
    code: "DSL0911",
    message: ({ name, other, owner }: Words<"name" | "other" | "owner">) =>
      `Members ${quoted(other)} and ${quoted(name)} of ${quoted(owner)} differ in letter case only.`,
    cause: "Routes and query strings name a member in any letter case.",
    example: "enum LoanState { Open, open }",
    cure: "Rename or delete one of the two.",
  },
} satisfies WrittenEntries;
