import { type MapEvent, mapEventsOf } from "../emit/documentation/context-map.ts";
import type { Model, Relation } from "../model/ir.ts";
import { alignedTable } from "./aligned-table.ts";

/** Prints the relations of a model's contexts and their integration events as two aligned tables. */
export function contextMapTable(model: Model): string {
  const relations = model.relations.map(relationRow);
  const events = mapEventsOf(model).map(eventRow);
  const tables = [
    ...(relations.length === 0 ? [] : [alignedTable([["CONTEXT", "", "CONTEXT", "RELATION", "TYPES"], ...relations])]),
    ...(events.length === 0 ? [] : [alignedTable([["PUBLISHER", "EVENT", "SUBSCRIBERS"], ...events])]),
  ];
  return tables.length === 0 ? "The contexts have no relations and no integration events.\n" : tables.join("\n");
}

function relationRow({ kind, arrow, left, right, types, mappings }: Relation): readonly string[] {
  const translated = mappings.map(({ source, target }) => `${source} -> ${target}`);
  return [left, arrow, right, kind, [...types, ...translated].join(", ") || "-"];
}

function eventRow({ context, name, subscribers }: MapEvent): readonly string[] {
  return [context, name, subscribers.join(", ") || "-"];
}

/** Returns the same facts as data, for the JSON report. */
export function contextMapJson(model: Model) {
  return {
    contexts: model.contexts.map(({ name }) => name),
    relations: model.relations,
    events: mapEventsOf(model),
  };
}
