import type { Entity, EntityOperation } from "../../../../entity/entity.ts";
import { isBodyless } from "../../../../http/operation.ts";
import { csharpString } from "../../csharp-text.ts";
import { endpointName } from "../../http-words.ts";

/** Returns the name of the argument with the key of a row, which no member of a body has. */
export function keyArgument({ properties, key }: Pick<Entity, "properties" | "key">): string {
  return [key, ...properties].some((one) => one !== key && one.wireName === "id") ? "_id" : "id";
}

/** Returns the path of an operation; its one token is the key of a row. */
export function entityPath({ route }: EntityOperation, token: string): string {
  return route.parts.map((part) => (part.kind === "literal" ? part.text : token)).join("");
}

/** Returns the object that describes an operation to the tests. */
export function entityOperationWords(operation: EntityOperation, key: string): string {
  const { verb, access, parameters } = operation;
  const query = parameters.flatMap(({ name, binding }) => (binding === "query" ? [csharpString(name)] : []));
  const settings = [
    ...(access.kind === "policy" ? [`Policy = ${csharpString(access.name)}`] : []),
    ...(query.length === 0 ? [] : [`Query = [${query.join(", ")}]`]),
    ...(isBodyless(verb) ? ["HasBody = false"] : []),
  ];
  const given = [endpointName(operation), verb, entityPath(operation, `{${key}}`)].map(csharpString).join(", ");
  return `new(${given})${settings.length === 0 ? "" : ` { ${settings.join(", ")} }`}`;
}
