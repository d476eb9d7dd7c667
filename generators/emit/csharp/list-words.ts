import type { Entity, Property } from "../../entity/entity.ts";
import { filtersBeyondEquality, listedProperties } from "../../entity/wire-properties.ts";
import { phraseOf } from "../../text/nouns.ts";
import { csharpString } from "./csharp-text.ts";
import { variableOf } from "./entity-words.ts";
import { withEnds } from "./lists.ts";
import { typeName } from "./names.ts";
import { csharpType } from "./types.ts";

/** Returns the words of an entity's list over a type of rows: its fields and its page sizes. Spec: endpoints, Paged lists; endpoints, Filters. */
export function listWords(entity: Entity, row: string) {
  const { plural, pageSize, maxPageSize } = entity;
  const fields = listedProperties(entity).map((property) => ({
    // One class knows equality alone, so that most hosts need no other.
    field: typeName(filtersBeyondEquality(property) ? "FilterField" : "ListField"),
    row,
    type: `${csharpType(property.type)}${property.isOptional ? "?" : ""}`,
    arguments: fieldArguments(property, variableOf(entity)),
  }));
  return {
    phrasesText: csharpString(phraseOf(plural)),
    pageSize: String(pageSize),
    maxPageSize: String(maxPageSize),
    endOfPages: fields.length === 0 ? ");" : ",",
    fields: withEnds(fields, ",", ");"),
  };
}

/** Prints the arguments of a field: its name in requests, its column, and what is not the usual. */
function fieldArguments({ name, wireName, isOptional, description, operators }: Property, row: string): string {
  return [
    csharpString(wireName),
    `${row} => ${row}.${name}`,
    ...(isEquality(operators) ? [] : [`operators: [${operators.map(csharpString).join(", ")}]`]),
    ...(isOptional ? ["isOptional: true"] : []),
    ...(description === undefined ? [] : [`description: ${csharpString(description)}`]),
  ].join(", ");
}

function isEquality(operators: Property["operators"]): boolean {
  return operators.length === 1 && operators[0] === "eq";
}
