import type { PropertyType } from "../../entity/entity.ts";

/** How one property type is spelled, read and checked in C#. */
interface CsharpType {
  /** A C# keyword, or a known name that may need a `using`. */
  readonly name: string;
  readonly isKeyword: boolean;
  readonly isValueType: boolean;
  /** The method of `QueryReader` that reads a filter of this type. */
  readonly reader: string;
  /** What ends a numeric literal of this type. */
  readonly suffix: string;
}

const keyword = { isKeyword: true, isValueType: true, suffix: "" } as const;
const struct = { isKeyword: false, isValueType: true, suffix: "" } as const;

/** Spec: decisions, 3. */
export const csharpTypes: Readonly<Record<PropertyType, CsharpType>> = {
  Guid: { ...struct, name: "Guid", reader: "ReadGuid" },
  string: { ...keyword, name: "string", isValueType: false, reader: "ReadText" },
  bool: { ...keyword, name: "bool", reader: "ReadBoolean" },
  int: { ...keyword, name: "int", reader: "ReadInt32" },
  long: { ...keyword, name: "long", reader: "ReadInt64", suffix: "L" },
  decimal: { ...keyword, name: "decimal", reader: "ReadDecimal", suffix: "m" },
  DateTime: { ...struct, name: "DateTime", reader: "ReadDateTime" },
};

/** The C# type of a property, spelled where `scope` says. */
export function csharpType(type: PropertyType, scope: { readonly type: (name: string) => string }): string {
  const { name, isKeyword } = csharpTypes[type];
  return isKeyword ? name : scope.type(name);
}
