import type { BuiltInType, PropertyType } from "../../entity/entity.ts";
import { otherType, sharedType, typeName } from "./names.ts";

/** The C# words of one property type. */
interface CsharpType {
  /** True for a C# keyword; the others are known names that may need a `using`. */
  readonly isKeyword: boolean;
  readonly isValueType: boolean;
  /** The method of `QueryReader` that reads a filter of this type; undefined for one that lists cannot be narrowed or sorted by. */
  readonly reader: string | undefined;
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
  Guid: { ...struct, reader: "ReadGuid" },
  string: { ...plain, reader: "ReadText", isValueType: false, initial: '""', rule: ".WithoutNul()" },
  bool: { ...plain, reader: "ReadBoolean" },
  byte: { ...plain, reader: "ReadByte", literal: ["(byte)", ""] },
  short: { ...plain, reader: "ReadInt16", literal: ["(short)", ""] },
  int: { ...plain, reader: "ReadInt32" },
  long: { ...plain, reader: "ReadInt64", literal: ["", "L"] },
  float: { ...plain, reader: "ReadSingle", isCanonical: true, literal: ["", "f"], rule: ".Finite()" },
  double: { ...plain, reader: "ReadDouble", isCanonical: true, literal: ["", "d"], rule: ".Finite()" },
  decimal: {
    ...plain,
    reader: "ReadDecimal",
    isCanonical: true,
    converter: "CanonicalDecimalConverter",
    literal: ["", "m"],
  },
  DateTime: { ...struct, reader: "ReadDateTime", isCanonical: true, converter: "UtcDateTimeConverter" },
  DateTimeOffset: {
    ...struct,
    reader: "ReadDateTimeOffset",
    isCanonical: true,
    converter: "UtcDateTimeOffsetConverter",
  },
  DateOnly: { ...struct, reader: "ReadDateOnly" },
  TimeOnly: { ...struct, reader: "ReadTimeOnly", isCanonical: true },
  TimeSpan: { ...struct, reader: "ReadTimeSpan", converter: "long" },
  "byte[]": { ...plain, reader: undefined, isValueType: false, initial: "[]" },
};

/** Returns the words of a property's type. An enum is stored by its members' names, so that their order can change. */
export function csharpTypeOf(type: PropertyType): CsharpType {
  if (typeof type === "string") return builtIn[type];
  return { ...struct, reader: "ReadEnum", converter: "string", rule: ".IsInEnum()" };
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
