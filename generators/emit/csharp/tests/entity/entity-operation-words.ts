import type { Entity, EntityOperation } from "../../../../entity/entity.ts";
import { csharpString } from "../../csharp-text.ts";
import { endpointName } from "../../http-words.ts";

/** Returns the name of the argument with the key of a row, which no member of a body has. */
export function keyArgument({ properties, key }: Pick<Entity, "properties" | "key">): string {
  return [key, ...properties].some((one) => one !== key && one.wireName === "id") ? "_id" : "id";
}

/** Returns the path of an operation; its tokens are the keys of one row, or of the two rows of a link. */
export function entityPath({ route }: EntityOperation, first: string, second = first): string {
  const token = route.parts.find(({ kind }) => kind !== "literal");
  return route.parts.map((part) => (part.kind === "literal" ? part.text : part === token ? first : second)).join("");
}

/** Returns the object that describes an operation to the tests. */
export function entityOperationWords(operation: EntityOperation, key: string, other = key): string {
  const { verb, access, parameters } = operation;
  const query = parameters.flatMap(({ name, binding }) => (binding === "query" ? [csharpString(name)] : []));
  const settings = [
    ...(access.kind === "policy" ? [`Policy = ${csharpString(access.name)}`] : []),
    ...(query.length === 0 ? [] : [`Query = [${query.join(", ")}]`]),
    ...(parameters.some(({ binding }) => binding === "body") ? [] : ["HasBody = false"]),
  ];
  const given = [endpointName(operation), verb, entityPath(operation, `{${key}}`, `{${other}}`)]
    .map(csharpString)
    .join(", ");
  return `new(${given})${settings.length === 0 ? "" : ` { ${settings.join(", ")} }`}`;
}
