import type { IdentityStrategy } from "../../../../model/ir.ts";
import type { Storage } from "../../../../model/storage/storage.ts";
import { required, type ScalarName, type Type } from "../../../../model/type.ts";
import { typeName } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";

/** Returns the conversion of one column as a call: `.HasConversion<InstantValueConverter>()`, empty for a type that databases have. */
export function conversionOf(type: Type, storage: Storage): string {
  const converter = converterOf(required(type), storage);
  return converter === undefined ? "" : `.HasConversion<${converter}>()`;
}

const scalarConverters: ReadonlyMap<ScalarName, string> = new Map([
  ["Instant", typeName("InstantValueConverter")],
  ["Time", typeName("TimeValueConverter")],
  ["Duration", typeName("DurationValueConverter")],
]);

function converterOf(type: Type, storage: Storage): string | undefined {
  const name = csharpTypeOf(type);
  switch (type.kind) {
    case "scalar":
      return scalarConverters.get(type.name);
    case "enum":
      return `${typeName("EnumerationValueConverter")}<${name}>`;
    case "identity":
      return `${typeName("IdentityValueConverter")}<${name}, ${backingOf(storage.strategyOf(type))}>`;
    default:
      return undefined;
  }
}

/** Returns the conversion of a value without columns of its own. */
export function textConversionOf(type: Type): string {
  const some = required(type);
  const name = csharpTypeOf(some);
  const converter =
    some.kind === "set"
      ? `${typeName("JsonSetConverter")}<${csharpTypeOf(some.item)}>`
      : `${typeName("JsonValueConverter")}<${name}>`;
  return `.HasConversion<${converter}, ${typeName("JsonValueComparer")}<${name}>>()`;
}

/** Returns the conversion of an identity, which can be a declared value, or of a part of one. */
export function identityConversionOf(type: Type, storage: Storage): string {
  if (type.kind !== "value") return conversionOf(type, storage);
  return `.HasConversion<${typeName("JsonValueConverter")}<${csharpTypeOf(type)}>>()`;
}

function backingOf(strategy: IdentityStrategy): string {
  if (strategy.kind === "guid") return typeName("Guid");
  if (strategy.kind === "sequence") return "long";
  return strategy.backing === "Int" ? "int" : "string";
}
