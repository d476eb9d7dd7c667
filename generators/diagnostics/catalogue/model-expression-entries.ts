import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of expressions, invariants and optional values. */
export const modelExpressionEntries = {
  unknownName: {
    code: "DSL0201",
    message: "`{name}` is not in scope.",
  },
  unknownMember: {
    code: "DSL0202",
    message: "`{type}` has no `{member}`.",
  },
  unknownTextMember: {
    code: "DSL0203",
    message: "A String has no `{member}`.",
  },
  unknownCollectionMember: {
    code: "DSL0204",
    message: "A list or set has no `{member}`.",
  },
  unknownCall: {
    code: "DSL0205",
    message: "`{member}` cannot be called on `{type}`.",
  },
  textOperation: {
    code: "DSL0206",
    message: "`{member}` is for a String, but this is `{type}`.",
  },
  collectionOperation: {
    code: "DSL0207",
    message: "`{member}` is for a list or set, but this is `{type}`.",
  },
  operationArguments: {
    code: "DSL0208",
    message: "`{member}` takes {expected}.",
  },
  branchTypes: {
    code: "DSL0209",
    message: "The two sides do not fit together: `{one}` and `{other}`.",
  },
  notComparable: {
    code: "DSL0210",
    message: "`{one}` cannot be compared with `{other}`.",
  },
  unordered: {
    code: "DSL0211",
    message: "`{type}` has no order.",
  },
  selectorType: {
    code: "DSL0212",
    message: "`{operation}` cannot be taken over `{type}`.",
  },
  ambiguousEnumMember: {
    code: "DSL0213",
    message: "`{member}` is a member of {enums...}.",
  },
  duplicateLet: {
    code: "DSL0214",
    message: "`{name}` is named twice in one `let`.",
  },
  valueWithScalar: {
    code: "DSL0215",
    message: "`{operator}` is not defined for `{left}` and `{right}`.",
  },
  noNumericField: {
    code: "DSL0216",
    message: "Value `{type}` has no numeric field.",
  },
  decimalIntoInt: {
    code: "DSL0217",
    message: "A Decimal cannot be converted to an Int.",
  },
  differentQuantities: {
    code: "DSL0218",
    message: "Quantities `{left}` and `{right}` cannot be added or subtracted.",
  },
  differentValues: {
    code: "DSL0219",
    message: "`{left}` and `{right}` cannot be added or subtracted.",
  },
  entityArithmetic: {
    code: "DSL0220",
    message: "Entity `{type}` cannot be an operand of arithmetic.",
  },
  valueTimesValue: {
    code: "DSL0221",
    message: "`{left}` and `{right}` cannot be multiplied or divided.",
  },
  wrongOperand: {
    code: "DSL0222",
    message: "`{operator}` cannot be applied to `{type}`.",
  },
  nowAsDefault: {
    code: "DSL0301",
    message: "`now` cannot be the default of `{field}`.",
  },
  alwaysFalseInvariant: {
    code: "DSL0310",
    severity: "warning",
    message: "This invariant never holds.",
  },
  invertedBounds: {
    code: "DSL0311",
    severity: "warning",
    message: "No value of `{subject}` is within these bounds.",
  },
  defaultOutsideBounds: {
    code: "DSL0312",
    severity: "warning",
    message: "The default of `{field}` breaks an invariant.",
  },
  exclusiveBounds: {
    code: "DSL0313",
    severity: "warning",
    message: "No value of `{subject}` satisfies this invariant and the ones before it.",
  },
  optionalIntoRequired: {
    code: "DSL0401",
    message: "`{found}` may be absent, but `{expected}` is required.",
  },
  optionalUsed: {
    code: "DSL0402",
    message: "This is `{type}` and may be absent.",
  },
  presenceOfRequired: {
    code: "DSL0403",
    message: "`{operation}` does not apply: `{type}` is never absent.",
  },
  optionalSelector: {
    code: "DSL0404",
    message: "`{operation}` cannot be taken over values that may be absent.",
  },
} as const satisfies WrittenEntries;
