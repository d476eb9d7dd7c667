import type { ScalarName, Type } from "../../../model/type.ts";
import { declaredType, typeName } from "../names.ts";

const keywords: Readonly<Record<Exclude<ScalarName, "Instant">, string>> = {
  String: "string",
  Int: "int",
  Decimal: "decimal",
  Bool: "bool",
};

/** The C# type of a type of the model. Collections are read-only. */
export function csharpTypeOf(type: Type): string {
  const of = (inner: Type) => csharpTypeOf(inner);
  switch (type.kind) {
    case "scalar":
      return type.name === "Instant" ? typeName("DateTimeOffset") : keywords[type.name];
    case "list":
      return `${typeName("IReadOnlyList")}<${of(type.item)}>`;
    case "set":
      return `${typeName("IReadOnlySet")}<${of(type.item)}>`;
    case "map":
      return `${typeName("IReadOnlyDictionary")}<${of(type.key)}, ${of(type.value)}>`;
    case "range":
      return `${typeName("Range")}<${of(type.bound)}>`;
    case "optional":
      return `${of(type.of)}?`;
    case "unknown":
      throw new Error("A model that is understood has no unknown types.");
    default:
      return declaredType(type);
  }
}
