import type { Entity, Key, Property } from "../../entity/entity.ts";
import { phraseOf } from "../../text/nouns.ts";
import type { FileScope } from "./create-scope.ts";
import { sentence } from "./sentence.ts";
import { csharpType, csharpTypeOf } from "./types.ts";
import { xmlText } from "./xml-text.ts";

const keyOrigins = {
  Guid: "made by the server",
  int: "made by the database",
  long: "made by the database",
  string: "chosen by the client",
} as const;

/** What a property is, as a sentence: the user's description, or one made of its name. */
export function summaryOf(property: Property): string {
  return property.description === undefined ? sentence(phraseOf(property.name)) : xmlText(property.description);
}

/** What the key is, as a sentence. Spec: decisions, 4, key value. */
export function keySummaryOf(key: Key): string {
  return key.description === undefined ? `The key, ${keyOrigins[key.type]}.` : xmlText(key.description);
}

/** What a record's parameters are: said of all as soon as the user describes one, and of none before, as their names say as much. */
export function documented<T>(properties: readonly Property[], parameters: readonly T[]): readonly T[] {
  return properties.some(({ description }) => description !== undefined) ? parameters : [];
}

/** The key and every property as the entity and its response declare them, the key first. */
export function membersOf(entity: Entity, scope: FileScope) {
  const key = {
    name: entity.key.name,
    type: csharpType(entity.key.type, scope),
    summary: keySummaryOf(entity.key),
    initializer: initializerOf(entity.key),
  };
  const rest = entity.properties.map((property) => ({
    name: property.name,
    type: `${csharpType(property.type, scope)}${property.isOptional ? "?" : ""}`,
    summary: summaryOf(property),
    initializer: initializerOf(property),
  }));
  return [key, ...rest];
}

/** Text and bytes that must be there start empty; every other type has a value by itself. */
function initializerOf({ type, isOptional }: Property): string {
  const { initial } = csharpTypeOf(type);
  return isOptional || initial === "" ? "" : ` = ${initial};`;
}
