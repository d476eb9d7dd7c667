import type { Type } from "../../../../model/type.ts";
import type { ModelScope } from "../model-scope.ts";
import { csharpTypeOf } from "../type-words.ts";

/** What a property gets of a value from outside: collections are copied, so that nobody can change them afterwards. */
export function copyOf(type: Type, value: string, scope: ModelScope): string {
  switch (type.kind) {
    case "optional": {
      const copy = copyOf(type.of, value, scope);
      return copy === value ? value : `${value} is null ? null : ${copy}`;
    }
    case "list":
      return `[.. ${value}]`;
    case "set":
      return `new ${scope.type("HashSet")}<${csharpTypeOf(type.item, scope)}>(${value})`;
    case "map": {
      const items = [type.key, type.value].map((item) => csharpTypeOf(item, scope)).join(", ");
      return `new ${scope.type("Dictionary")}<${items}>(${value})`;
    }
    default:
      return value;
  }
}
