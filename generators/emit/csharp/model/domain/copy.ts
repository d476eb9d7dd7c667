import type { Type } from "../../../../model/type.ts";
import { freshIdentifier } from "../../csharp-identifier.ts";
import { typeName } from "../../names.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpTypeOf } from "../type-words.ts";

/** Prints the value that a property stores: a copy of a collection, so that no caller can change it afterwards. */
export function copyOf(type: Type, value: string, at: ExpressionPlace): string {
  switch (type.kind) {
    case "optional":
      return optionalCopyOf(type.of, value, at);
    case "list":
      return `[.. ${value}]`;
    case "set":
      return `new ${typeName("HashSet")}<${csharpTypeOf(type.item)}>(${value})`;
    case "map": {
      const items = [type.key, type.value].map((item) => csharpTypeOf(item)).join(", ");
      return `new ${typeName("Dictionary")}<${items}>(${value})`;
    }
    default:
      return value;
  }
}

function optionalCopyOf(type: Type, value: string, at: ExpressionPlace): string {
  const copy = copyOf(type, value, at);
  if (copy === value) return value;
  const isName = /^@?[\w.]+$/.test(at.spelled(value));
  if (isName) return `${value} is null ? null : ${copy}`;
  const given = freshIdentifier("given", at.names);
  return `(${value}) switch { null => null, var ${given} => ${copyOf(type, given, at)} }`;
}
