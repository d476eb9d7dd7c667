import type { Entity } from "../../entity/entity.ts";
import { keyTokens } from "../../http/resource-routes.ts";
import { csharpIdentifier, csharpString } from "./csharp-text.ts";
import { csharpType } from "./types.ts";
import { unwrapped, wrapped } from "./wrapper-words.ts";

/** Returns the words of a key in the code of its entity, whose variable holds a row. Spec: entity-file, Keys of several properties. */
export function keyWords({ keys }: Pick<Entity, "keys">, row: string) {
  const tokens = keyTokens(keys).map(({ token, part }) => ({
    token,
    type: csharpType(part.type),
    name: part.name,
    given: wrapped(part, csharpIdentifier(token)),
  }));
  const isCompound = keys.length > 1;
  const each = (print: (name: string) => string, separator: string) =>
    keys.map(({ name }) => print(name)).join(separator);
  const keyOf = (variable: string) => each((name) => `${variable}.${name}`, ", ");
  const isKeyOf = (variable: string) => each((name) => `other.${name} == ${variable}.${name}`, " && ");
  const differs = each((name) => `other.${name} != ${row}.${name}`, " || ");
  const lists = keys.map(({ name, wireName }) => ({ name, list: isCompound ? `${wireName}Keys` : "keys" }));
  return {
    ...routeKeyWords(tokens),
    isGiven: tokens.map(({ given, name }) => `other.${name} == ${given}`).join(" && "),
    isRow: tokens.map(({ given, name }) => `${row}.${name} == ${given}`).join(" && "),
    isTwin: isKeyOf("row"),
    isTaken: isKeyOf(row),
    isOther: isCompound ? `(${differs})` : differs,
    keyOfRow: keys.map((key) => unwrapped(key, `${row}.${key.name}`)).join(", "),
    keyGiven: tokens.map(({ given }) => given).join(", "),
    keyColumns: isCompound ? `new { ${keyOf(row)} }` : keyOf(row),
    keyValue: isCompound ? `(${keyOf(row)})` : keyOf(row),
    keyValueOfRow: isCompound ? `(${keyOf("row")})` : keyOf("row"),
    routeValues: tokens.map(({ token, name }) => `${csharpIdentifier(token)} = created.${name}`).join(", "),
    keyLists: lists,
    isListed: lists.map(({ name, list }) => `${list}.Contains(${row}.${name})`).join(" && "),
  };
}

/** Prints the calls that order rows by a key behind its first property. */
export function restOf(keys: Entity["keys"], row: string): string {
  return keys
    .slice(1)
    .map(({ name }) => `.ThenBy(${row} => ${row}.${name})`)
    .join("");
}

/** Returns the words of the parameters of a route that find one row. */
export function routeKeyWords(tokens: readonly { readonly token: string; readonly type: string }[]) {
  return {
    keyParameters: tokens.map(({ token, type }) => `${type} ${csharpIdentifier(token)}`).join(", "),
    keyArguments: tokens.map(({ token }) => csharpIdentifier(token)).join(", "),
    routeKeys: tokens.map(({ token, type }) => ({ type, text: csharpString(token) })),
    routeArguments: tokens.map(({ token, type }) => `Route<${type}>(${csharpString(token)})!`).join(", "),
  };
}
