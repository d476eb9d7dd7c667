import { listOf, quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of expressions, invariants and optional values. */
export const modelExpressionEntries = {
  unknownName: {
    code: "DSL0201",
    message: ({ name }: Words<"name">) => `${quoted(name)} is not in scope.`,
    cause:
      "A name in an expression is a parameter, a field of the same declaration, its `id`, a member of an enum, or `now`. In a factory only its parameters are in scope, because there are no fields yet.",
    example: 'value Fine { amount: Decimal  invariant amout >= 0 "never negative" }',
    cure: "Correct the spelling, or declare the parameter or field.",
  },
  unknownMember: {
    code: "DSL0202",
    message: ({ member, type }: Words<"member" | "type">) => `${quoted(type)} has no ${quoted(member)}.`,
    cause: "The name after the dot must be a field of the value or entity before it, or of the enum's data.",
    example: "lines.sum(l => l.fine.amout)",
    cure: "Correct the spelling, or declare the field.",
  },
  unknownTextMember: {
    code: "DSL0203",
    message: ({ member }: Words<"member">) => `A String has no ${quoted(member)}.`,
    cause:
      "A String has length, trim, lower, upper and isBlank; and, with a text in parentheses, startsWith, endsWith and contains.",
    example: "invariant name.size > 0",
    cure: "Write one of these: name.length > 0.",
  },
  unknownCollectionMember: {
    code: "DSL0204",
    message: ({ member }: Words<"member">) => `A list or set has no ${quoted(member)}.`,
    cause:
      "A list or set has count, isEmpty and isNotEmpty; with a lambda in parentheses all, any, none, distinctBy, sum, min and max; and contains with an item.",
    example: "lines.length",
    cure: "Write one of these: lines.count.",
  },
  unknownCall: {
    code: "DSL0205",
    message: ({ member, type }: Words<"member" | "type">) => `${quoted(member)} cannot be called on ${quoted(type)}.`,
    cause:
      "Only the operations of the language take parentheses. Commands are called by requests, never inside an expression.",
    example: "loan.activate()",
    cure: "Read a field, without parentheses, or use an operation of a text or list.",
  },
  textOperation: {
    code: "DSL0206",
    message: ({ member, type }: Words<"member" | "type">) =>
      `${quoted(member)} is for a String, but this is ${quoted(type)}.`,
    cause: "The operation is for texts, and its operand is not a text.",
    example: "invariant amount.length > 0      // amount: Decimal",
    cure: "Compare the value itself, or declare the field as a String.",
  },
  collectionOperation: {
    code: "DSL0207",
    message: ({ member, type }: Words<"member" | "type">) =>
      `${quoted(member)} is for a list or set, but this is ${quoted(type)}.`,
    cause: "The operation is for lists and sets, and its operand is neither.",
    example: "copies: Int = borrower.count",
    cure: "Apply it to a list or set.",
  },
  operationArguments: {
    code: "DSL0208",
    message: ({ member, expected }: Words<"member" | "expected">) => `${quoted(member)} takes ${expected}.`,
    cause: "Each operation of the language has one form: no parentheses, a value in them, or a lambda in them.",
    example: "lines.count()      lines.sum(3)      name.startsWith",
    cure: 'Write lines.count, lines.sum(l => l.fine.amount), name.startsWith("A").',
  },
  branchTypes: {
    code: "DSL0209",
    message: ({ one, other }: Words<"one" | "other">) =>
      `The two sides do not fit together: ${quoted(one)} and ${quoted(other)}.`,
    cause:
      "The branches of `if`, and the two sides of `??`, give one value, so they have one type. An Int and a Decimal go together as a Decimal.",
    example: 'if waived then 0 else "none"',
    cure: "Give both sides the same type.",
  },
  notComparable: {
    code: "DSL0210",
    message: ({ one, other }: Words<"one" | "other">) => `${quoted(one)} cannot be compared with ${quoted(other)}.`,
    cause: "Both sides of a comparison have the same type, or both are numbers. Lists, sets and maps are not compared.",
    example: 'state == "Active"      // state: LoanState',
    cure: "Compare with a value of the same type: state == Active.",
  },
  unordered: {
    code: "DSL0211",
    message: ({ type }: Words<"type">) => `${quoted(type)} has no order.`,
    cause: "`<`, `<=`, `>` and `>=` compare numbers, or instants.",
    example: 'name > "M"',
    cure: "Compare a number, such as name.length, or use `==`.",
  },
  selectorType: {
    code: "DSL0212",
    message: ({ operation, type }: Words<"operation" | "type">) =>
      `${quoted(operation)} cannot be taken over ${quoted(type)}.`,
    cause:
      "`sum` adds numbers, or values that have a field that is a number; `min` and `max` need numbers or instants.",
    example: "lines.sum(l => l.copy)",
    cure: "Choose a number inside the lambda: lines.sum(l => l.fine.amount).",
  },
  ambiguousEnumMember: {
    code: "DSL0213",
    message: ({ member, enums }: Words<"member"> & { readonly enums: readonly string[] }) =>
      `${quoted(member)} is a member of ${listOf(enums)}.`,
    cause:
      "The type of a bare enum member comes from the other operand or the assigned field, and here neither names one of the enums.",
    example: "enum A { Open }  enum B { Open }  …  let x = Open in x == Open",
    cure: "Compare it with a field of the enum, or rename one of the members.",
  },
  duplicateLet: {
    code: "DSL0214",
    message: ({ name }: Words<"name">) => `${quoted(name)} is named twice in one \`let\`.`,
    cause: "Each name of a `let` stands for one value.",
    example: "let x = 1, x = 2 in x",
    cure: "Rename one of the two.",
  },
  valueWithScalar: {
    code: "DSL0215",
    message: ({ operator, left, right }: Words<"operator" | "left" | "right">) =>
      `\`${operator}\` is not defined for ${quoted(left)} and ${quoted(right)}.`,
    cause:
      "A value is added to a value of its own type, and multiplied or divided by a number. A number is never added to a value or divided by one.",
    example: "fine + 1",
    cure: "Use a field: fine.amount + 1.",
  },
  noNumericField: {
    code: "DSL0216",
    message: ({ type }: Words<"type">) => `Value ${quoted(type)} has no numeric field.`,
    cause: "Arithmetic on a value works on its fields of type Int and Decimal, and this value has none.",
    example: "value Name { first: String }  …  name * 2",
    cure: "Calculate with a field of another value, or add a number to this one.",
  },
  decimalIntoInt: {
    code: "DSL0217",
    message: () => "A Decimal cannot be converted to an Int.",
    cause: "An Int is converted to a Decimal implicitly. The opposite conversion would lose the fraction.",
    example: "copies: Int = amount * 2      // amount: Decimal",
    cure: "Declare the field, parameter or result as a Decimal.",
  },
  differentQuantities: {
    code: "DSL0218",
    message: ({ left, right }: Words<"left" | "right">) =>
      `Quantities ${quoted(left)} and ${quoted(right)} cannot be added or subtracted.`,
    cause: "Amounts of different quantities have no sum, as kilograms and euros have none.",
    example: "weight + price",
    cure: "Add amounts of one quantity, or calculate with the fields: weight.amount * 2",
  },
  differentValues: {
    code: "DSL0219",
    message: ({ left, right }: Words<"left" | "right">) =>
      `${quoted(left)} and ${quoted(right)} cannot be added or subtracted.`,
    cause: "Only values of one type are added and subtracted.",
    example: "fine + period",
    cure: "Calculate with fields of the two: fine.amount + …",
  },
  entityArithmetic: {
    code: "DSL0220",
    message: ({ type }: Words<"type">) => `Entity ${quoted(type)} cannot be an operand of arithmetic.`,
    cause: "An entity is a thing with an identity, not an amount.",
    example: "loan + loan",
    cure: "Use a field of the entity.",
  },
  valueTimesValue: {
    code: "DSL0221",
    message: ({ left, right }: Words<"left" | "right">) =>
      `${quoted(left)} and ${quoted(right)} cannot be multiplied or divided.`,
    cause: "A value is multiplied or divided by a number only.",
    example: "fine * fine",
    cure: "Use a field of one of them: fine * other.amount.",
  },
  wrongOperand: {
    code: "DSL0222",
    message: ({ operator, type }: Words<"operator" | "type">) =>
      `${quoted(operator)} cannot be applied to ${quoted(type)}.`,
    cause: "`!`, `&&`, `||`, `if` and `when` take a Bool; `-`, `*` and `/` take numbers, or values with numbers.",
    example: "!amount",
    cure: "Write a comparison, such as amount == 0, where a Bool is needed.",
  },
  nowAsDefault: {
    code: "DSL0301",
    message: ({ field }: Words<"field">) => `\`now\` cannot be the default of ${quoted(field)}.`,
    cause: "A default must be constant, and `now` differs in each call.",
    example: "opened: Instant = now",
    cure: "Set the field where it happens, in a factory or command: opened -> now.",
  },
  alwaysFalseInvariant: {
    code: "DSL0310",
    severity: "warning",
    message: () => "This invariant never holds.",
    cause: "Whatever the fields are, the condition is false, so nothing of this type could ever be made.",
    example: "invariant lines.count < 0",
    cure: "Correct the condition, or delete it.",
  },
  invertedBounds: {
    code: "DSL0311",
    severity: "warning",
    message: ({ subject }: Words<"subject">) => `No value of ${quoted(subject)} is within these bounds.`,
    cause: "The lower bound lies above the upper one, most often because the two were exchanged.",
    example: "invariant days >= 30 && days <= 7",
    cure: "Exchange the bounds: invariant days >= 7 && days <= 30",
  },
  defaultOutsideBounds: {
    code: "DSL0312",
    severity: "warning",
    message: ({ field }: Words<"field">) => `The default of ${quoted(field)} breaks an invariant.`,
    cause: "A caller that leaves the field out breaks the invariant, so the default is useless.",
    example: "days: Int = 0\ninvariant days >= 1",
    cure: "Choose a default that keeps the rule: days: Int = 1",
  },
  exclusiveBounds: {
    code: "DSL0313",
    severity: "warning",
    message: ({ subject }: Words<"subject">) =>
      `No value of ${quoted(subject)} satisfies this invariant and the ones before it.`,
    cause: "Each of the invariants can be kept, but not both, so nothing of this type could ever be made.",
    example: "invariant days >= 30\ninvariant days < 7",
    cure: "Correct one of the two.",
  },
  optionalIntoRequired: {
    code: "DSL0401",
    message: ({ found, expected }: Words<"found" | "expected">) =>
      `${quoted(found)} may be absent, but ${quoted(expected)} is required.`,
    cause: "A type with `?` may have no value, and a value is required here.",
    example: "title: String = note      // note: String?",
    cure: 'Give a value for the absent case: note ?? "none".',
  },
  optionalUsed: {
    code: "DSL0402",
    message: ({ type }: Words<"type">) => `This is ${quoted(type)} and may be absent.`,
    cause:
      "An optional value is tested before it is used: by `isPresent` before `&&` or in `if`, by `isNone` before `||`, or by a `when` after it.",
    example: "invariant note.length < 100      // note: String?",
    cure: "invariant note.length < 100 when note.isPresent",
  },
  presenceOfRequired: {
    code: "DSL0403",
    message: ({ operation, type }: Words<"operation" | "type">) =>
      `${quoted(operation)} does not apply: ${quoted(type)} is never absent.`,
    cause: "Only a type with `?` can be absent.",
    example: "borrower.isPresent      // borrower: BorrowerId",
    cure: "Drop the test, or make the type optional.",
  },
  optionalSelector: {
    code: "DSL0404",
    message: ({ operation }: Words<"operation">) =>
      `${quoted(operation)} cannot be taken over values that may be absent.`,
    cause: "An absent value cannot be added or compared.",
    example: "lines.sum(l => l.discount)      // discount: Decimal?",
    cure: "Give a value for the absent case: lines.sum(l => l.discount ?? 0).",
  },
} satisfies WrittenEntries;
