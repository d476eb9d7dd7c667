import type { ScalarName, Type } from "../../../model/type.ts";
import type { ModelScope } from "./model-scope.ts";

const keywords: Readonly<Record<Exclude<ScalarName, "Instant">, string>> = {
  String: "string",
  Int: "int",
  Decimal: "decimal",
  Bool: "bool",
};

/** The C# type of a type of the model, spelled where `scope` says. Collections are read-only. */
export function csharpTypeOf(type: Type, scope: ModelScope): string {
  const of = (inner: Type) => csharpTypeOf(inner, scope);
  switch (type.kind) {
    case "scalar":
      return type.name === "Instant" ? scope.type("DateTimeOffset") : keywords[type.name];
    case "list":
      return `${scope.type("IReadOnlyList")}<${of(type.item)}>`;
    case "set":
      return `${scope.type("IReadOnlySet")}<${of(type.item)}>`;
    case "map":
      return `${scope.type("IReadOnlyDictionary")}<${of(type.key)}, ${of(type.value)}>`;
    case "range":
      return `${scope.type("Range")}<${of(type.bound)}>`;
    case "optional":
      return `${of(type.of)}?`;
    case "unknown":
      throw new Error("A model that is understood has no unknown types.");
    default:
      return scope.declared(type);
  }
}
