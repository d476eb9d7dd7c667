import { diagnosticsJson } from "../diagnostics/diagnostic-json.ts";
import type { Result } from "../diagnostics/result.ts";
import type { Property } from "../entity/entity.ts";
import type { EntityModel } from "../entity/graft.ts";
import { isOfKey } from "../entity/wire-properties.ts";
import type { Operation } from "../http/operation.ts";
import type { Model } from "../model/ir.ts";
import type { CompiledModel, EntityFile, EntityProperty, Outcome, Route, SourceText } from "./types.ts";

/** Returns the result of a stage in the form of the programming interface. */
export function outcomeOf<Inner, Value>(
  result: Result<Inner>,
  sources: readonly SourceText[],
  shown: (inner: Inner) => Value,
): Outcome<Value> {
  const diagnostics = diagnosticsJson(result.diagnostics, new Map(sources.map(({ path, text }) => [path, text])));
  return result.ok ? { ok: true, value: shown(result.value), diagnostics } : { ok: false, diagnostics };
}

/** Returns a model as programs see it. */
export function shownModel(model: Model, content: object): CompiledModel {
  return {
    kind: "model",
    contexts: model.contexts.map(({ name, operations }) => ({ name, routes: operations.map(shownRoute) })),
    content,
  };
}

/** Returns entity files as programs see them. */
export function shownEntities({ entities, relationships }: EntityModel, content: object): EntityFile {
  return {
    kind: "entities",
    entities: entities.map(({ name, plural, keys, properties, operations }) => ({
      name,
      plural,
      properties: [...new Set<Property>([...keys, ...properties])].map((one) =>
        shownProperty(one, isOfKey(one, { keys })),
      ),
      routes: Object.values(operations).map(shownRoute),
    })),
    relationships: relationships.map(({ name, type, parent, child, operation }) => ({
      ...{ name, type },
      parent: parent.name,
      child: child.name,
      ...(operation && { route: shownRoute(operation) }),
    })),
    content,
  };
}

function shownProperty({ name, type, isOptional }: Property, isKey: boolean): EntityProperty {
  return { name, type: typeof type === "string" ? type : type.name, isOptional, isKey };
}

function shownRoute({ id, verb, route, access }: Operation<object>): Route {
  return { operation: id, verb, route: route.text, access };
}
