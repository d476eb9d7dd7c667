import type { BuiltInType, PropertyType } from "../../entity/entity.ts";
import { otherType, sharedType, typeName } from "./names.ts";

/** The C# words of one property type. */
interface CsharpType {
  /** True for a C# keyword; the others are known names that may need a `using`. */
  readonly isKeyword: boolean;
  readonly isValueType: boolean;
  /** True if `Canonical` normalizes values to the precision of every store. */
  readonly isCanonical: boolean;
  /** The converter that the mapping names, or undefined where every store keeps the type as it is. */
  readonly converter: string | undefined;
  /** The initial value of a required property, for types without a default of their own. */
  readonly initial: string;
  /** The prefix and suffix of a numeric literal. */
  readonly literal: readonly [prefix: string, suffix: string];
  /** The rule against values that JSON can carry and the store cannot. */
  readonly rule: string;
}

const plain = {
  isKeyword: true,
  isValueType: true,
  isCanonical: false,
  converter: undefined,
  initial: "",
  literal: ["", ""],
  rule: "",
} as const;
const struct = { ...plain, isKeyword: false } as const;

/** The built-in types. Spec: entity-file, Property types; endpoints, Stored values. */
const builtIn: Readonly<Record<BuiltInType, CsharpType>> = {
  Guid: struct,
  string: { ...plain, isValueType: false, initial: '""', rule: ".WithoutNul()" },
  bool: plain,
  byte: { ...plain, literal: ["(byte)", ""] },
  short: { ...plain, literal: ["(short)", ""] },
  int: plain,
  long: { ...plain, literal: ["", "L"] },
  float: { ...plain, isCanonical: true, literal: ["", "f"], rule: ".Finite()" },
  double: { ...plain, isCanonical: true, literal: ["", "d"], rule: ".Finite()" },
  decimal: {
    ...plain,
    isCanonical: true,
    converter: "CanonicalDecimalConverter",
    literal: ["", "m"],
  },
  DateTime: { ...struct, isCanonical: true, converter: "UtcDateTimeConverter" },
  DateTimeOffset: {
    ...struct,
    isCanonical: true,
    converter: "UtcDateTimeOffsetConverter",
  },
  DateOnly: struct,
  TimeOnly: { ...struct, isCanonical: true },
  TimeSpan: { ...struct, converter: "long" },
  "byte[]": { ...plain, isValueType: false, initial: "[]" },
};

/** Returns the words of a property's type. An enum is stored by its members' names, so that their order can change. */
export function csharpTypeOf(type: PropertyType): CsharpType {
  if (typeof type === "string") return builtIn[type];
  return { ...struct, converter: "string", rule: ".IsInEnum()" };
}

/** Returns the attributes of a member in JSON. The host decides nowhere how its enums are written, so each member says it. */
export function jsonAttributes(type: PropertyType): readonly string[] {
  if (typeof type === "string" || type.ofHost === undefined) return [];
  return [`${typeName("JsonConverter")}(typeof(${typeName("EnumNameConverter")}<${csharpType(type)}>))`];
}

export function csharpType(type: PropertyType): string {
  if (typeof type !== "string") {
    const { name, ofHost } = type;
    return ofHost === undefined ? sharedType(name, "entity") : otherType({ name, namespace: ofHost.namespace });
  }
  return builtIn[type].isKeyword ? type : typeName(type);
}
