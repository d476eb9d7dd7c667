import type { Entity, EntityOperation, Key } from "../../../../entity/entity.ts";
import { keyOf } from "../../../../entity/wire-properties.ts";
import { keyTokens } from "../../../../http/resource-routes.ts";
import type { Json } from "../../../../model/sample/json.ts";
import { csharpString } from "../../csharp-text.ts";
import { endpointName } from "../../http-words.ts";

/** Returns the arguments with the key of a row, by names that no member of a body has. */
export function keyArguments({ properties, keys }: Pick<Entity, "properties" | "keys">) {
  if (keys.length !== 1) return keyTokens(keys).map(({ token, part }) => ({ name: token, part }));
  return [{ name: properties.some(({ wireName }) => wireName === "id") ? "_id" : "id", part: keyOf({ keys }) }];
}

/** Returns the path of an operation; its tokens are the key of one row, or the keys of the two rows of a link. */
export function entityPath({ route }: EntityOperation, tokens: readonly string[]): string {
  const places = route.parts.filter(({ kind }) => kind !== "literal");
  return route.parts.map((part) => (part.kind === "literal" ? part.text : tokens[places.indexOf(part)])).join("");
}

/** Keys that no test gives. */
export const unknownKeys: Readonly<Record<Key["type"], Json>> = {
  Guid: "00000000-0000-4000-8000-000000000001",
  int: 1,
  long: 1,
  string: "unknown",
};

/** Returns the object that describes an operation to the tests. */
export function entityOperationWords(operation: EntityOperation, keys: readonly string[]): string {
  const { verb, access, parameters } = operation;
  const query = parameters.flatMap(({ name, binding }) => (binding === "query" ? [csharpString(name)] : []));
  const settings = [
    ...(access.kind === "policy" ? [`Policy = ${csharpString(access.name)}`] : []),
    ...(query.length === 0 ? [] : [`Query = [${query.join(", ")}]`]),
    ...(parameters.some(({ binding }) => binding === "body") ? [] : ["HasBody = false"]),
  ];
  const given = [
    endpointName(operation),
    verb,
    entityPath(
      operation,
      keys.map((key) => `{${key}}`),
    ),
  ]
    .map(csharpString)
    .join(", ");
  return `new(${given})${settings.length === 0 ? "" : ` { ${settings.join(", ")} }`}`;
}
