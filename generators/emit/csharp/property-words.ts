import type { Entity, Key, Property } from "../../entity/entity.ts";
import { ownKeyOf } from "../../entity/wire-properties.ts";
import { phraseOf, sentence } from "../../text/nouns.ts";
import { xmlText } from "./csharp-text.ts";
import { noComment, silenced } from "./names.ts";
import { csharpType, csharpTypeOf } from "./types.ts";

const keyOrigins = {
  Guid: "made by the server",
  int: "made by the database",
  long: "made by the database",
  string: "chosen by the client",
} as const;

/** Describes a property in a sentence: the user's, or one made of its name. */
export function summaryOf(property: Property): string {
  return property.description === undefined ? sentence(phraseOf(property.name)) : xmlText(property.description);
}

/** Describes the key in a sentence. Spec: endpoints, Key values. */
export function keySummaryOf(key: Key): string {
  return key.description === undefined ? `The key, ${keyOrigins[key.type]}.` : xmlText(key.description);
}

/** Silences the warning for members without a documentation comment if there are any: a comment made of the name would say nothing. */
export function undocumented(members: readonly { readonly hasSummary: boolean }[]): string {
  return members.every(({ hasSummary }) => hasSummary) ? "" : silenced(noComment);
}

/** Returns the key and properties as the entity and its response declare them, a key of one property first. */
export function membersOf(entity: Pick<Entity, "keys" | "properties">) {
  const key = ownKeyOf(entity).map((one) => ({
    name: one.name,
    type: csharpType(one.type),
    summary: keySummaryOf(one),
    hasSummary: true,
    initializer: initializerOf(one),
  }));
  const rest = entity.properties.map((property) => ({
    name: property.name,
    type: `${csharpType(property.type)}${property.isOptional ? "?" : ""}`,
    summary: summaryOf(property),
    hasSummary: property.description !== undefined,
    initializer: initializerOf(property),
  }));
  return [...key, ...rest];
}

/** Returns the property of the generated class that counts the versions of a row. */
export function versionMembersOf({ version }: Entity) {
  if (version === undefined) return [];
  return [
    {
      name: version,
      type: "int",
      summary: "The version of the row, which every update counts.",
      hasSummary: true,
      initializer: "",
    },
  ];
}

/** Required text and bytes start empty; every other type has a default value. */
function initializerOf({ type, isOptional }: Property): string {
  const { initial } = csharpTypeOf(type);
  return isOptional || initial === "" ? "" : ` = ${initial};`;
}
