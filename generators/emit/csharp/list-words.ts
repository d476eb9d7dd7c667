import type { Entity, Property } from "../../entity/entity.ts";
import type { Graft } from "../../entity/graft.ts";
import { hasCursors } from "../../entity/served.ts";
import { filtersBeyondEquality, keyOf, listedProperties, mostItems } from "../../entity/wire-properties.ts";
import { mostSortKeys } from "../../http/sort-order.ts";
import type { View } from "../../render/view.ts";
import { phraseOf } from "../../text/nouns.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpString } from "./csharp-text.ts";
import { variableOf } from "./entity-words.ts";
import { withEnds } from "./lists.ts";
import { extensionMethod, typeName } from "./names.ts";
import { csharpType } from "./types.ts";
import { memberType, wrapped } from "./wrapper-words.ts";

/** Returns the words of an entity's list over a type of rows: its fields and its page sizes. Spec: endpoints, Paged lists; endpoints, Filters. */
export function listWords(entity: Entity, row: string) {
  const { plural, keys, pageSize, maxPageSize } = entity;
  const fields = listedProperties(entity).map((property) => ({
    field: fieldClass(property),
    row,
    type: `${memberType(property)}${property.isOptional ? "?" : ""}${property.wrapper ? `, ${csharpType(property.type)}` : ""}`,
    arguments: fieldArguments(property, variableOf(entity)),
  }));
  const keyField = (one: Property) =>
    `new ${typeName("ListField")}<${row}, ${csharpType(one.type)}>(${nameAndColumn(one, variableOf(entity))})`;
  const rest = hasKeyRest(entity) ? ` { KeyRest = [${keys.slice(1).map(keyField).join(", ")}] }` : "";
  return {
    ...pagingWords(entity),
    keyField: hasCursors(entity) ? keyField(keyOf(entity)) : "",
    phrasesText: csharpString(phraseOf(plural)),
    pageSize: String(pageSize),
    maxPageSize: String(maxPageSize),
    endOfPages: fields.length === 0 ? `)${rest};` : ",",
    fields: withEnds(fields, ",", `)${rest};`),
  };
}

/** Prints the last terms of the order of a list: the key, or the order of rows without one. */
export function orderWords(entity: Pick<Entity, "keys" | "orderBy">, row: string) {
  const { keys, orderBy } = entity;
  const terms = keys.length > 0 ? keys.map((property) => ({ property, isDescending: false })) : orderBy;
  const [first, ...rest] = terms.map(({ property, isDescending }) => ({
    member: `${row} => ${row}.${property.name}`,
    descent: isDescending ? ", isDescending: true" : "",
  }));
  return {
    lastOrder: `${first?.member ?? ""}${first?.descent ?? ""}`,
    sortByRest: rest.map(({ member, descent }) => `.SortBy(${member}${descent})`).join(""),
  };
}

/** Returns the view of the order of lists, of which those of rows without a key can begin with the largest. */
export function orderView({ entities }: Graft): View {
  return { descends: entities.some(({ orderBy }) => orderBy[0]?.isDescending === true) };
}

/** Names the class of a field. One class knows equality alone, so that most hosts need no other. */
function fieldClass(property: Property): string {
  if (property.wrapper !== undefined) return typeName("WrappedField");
  return typeName(filtersBeyondEquality(property) ? "FilterField" : "ListField");
}

/** True for a list with cursors whose order ends with several properties. */
function hasKeyRest(entity: Entity): boolean {
  return hasCursors(entity) && entity.keys.length > 1;
}

/** Returns the limits of requests that files of the host have. */
export function limitsView(): View {
  return { mostItems: String(mostItems), mostSortKeys: String(mostSortKeys) };
}

/** Returns the view of the fields and requests of lists with cursors. */
export function cursorsView({ entities }: Graft, { visibility }: EntityPlace): View {
  return { visibility, hasKeyRest: entities.some(hasKeyRest) };
}

/** Returns the view of the fields of types around one value. */
export function wrappedFieldView({ entities }: Graft): View {
  return { hasCursors: entities.some(hasCursors) };
}

/** Returns the types of a list, which depend on how its pages are named. Spec: endpoints, Lists with cursors. */
export function pagingWords(entity: Entity) {
  const withCursors = hasCursors(entity);
  return {
    hasCursors: withCursors,
    Page: typeName(withCursors ? "CursorResponse" : "PagedResponse"),
    ListFields: typeName(withCursors ? "CursorFields" : "ListFields"),
    ListQuery: typeName(withCursors ? "CursorQuery" : "ListQuery"),
    ListRequest: typeName(withCursors ? "CursorRequest" : "ListRequest"),
  };
}

/** Returns the call by which documents see the fields of a list. */
export function fieldsCall(entity: Entity, fields: string): string {
  return `${extensionMethod(hasCursors(entity) ? "WithCursors" : "WithMetadata")}(${fields})`;
}

/** Prints the arguments of a field: its name in requests, its column, and what is not the usual. */
function fieldArguments(property: Property, row: string): string {
  const { isOptional, description, operators } = property;
  return [
    nameAndColumn(property, row),
    ...(property.wrapper === undefined ? [] : [`value => ${wrapped(property, "value")}`]),
    ...(isEquality(operators) ? [] : [`operators: [${operators.map(csharpString).join(", ")}]`]),
    ...(isOptional ? ["isOptional: true"] : []),
    ...(description === undefined ? [] : [`description: ${csharpString(description)}`]),
  ].join(", ");
}

function nameAndColumn({ wireName, name }: Property, row: string): string {
  return `${csharpString(wireName)}, ${row} => ${row}.${name}`;
}

function isEquality(operators: Property["operators"]): boolean {
  return operators.length === 1 && operators[0] === "eq";
}
