import type { Entity, Property, Target } from "../../entity/entity.ts";
import { type RequestKind, requestProperties } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import type { FileScope } from "./create-scope.ts";
import { entityWords } from "./entity-words.ts";
import { keySummaryOf, summaryOf } from "./property-words.ts";
import { rowTypeOf } from "./row-type.ts";
import { schemaAttributes } from "./schema-attributes.ts";
import { csharpType, csharpTypeOf } from "./types.ts";
import { xmlText } from "./xml-text.ts";

/** The contract of a request body. */
export function requestView(verb: RequestKind) {
  return (entity: Entity, scope: FileScope, target: Target): View => {
    const words = entityWords(entity);
    const operation = entity.operations[verb === "Create" ? "create" : "update"];
    const properties = requestProperties(entity, verb);
    const members = properties.map((property) => {
      const attributes = schemaAttributes(property, scope);
      return {
        name: property.name,
        type: `${csharpType(property.type, scope)}?`,
        summary: property === entity.key ? keySummaryOf(entity.key) : summaryOf(property),
        hasAttributes: attributes.length > 0,
        attributes: attributes.join(", "),
      };
    });
    const isMadeHere = verb === "Create" && entity.key.type === "Guid";
    const newKey = isMadeHere ? [{ name: entity.key.name, value: `${scope.type("Guid")}.CreateVersion7()` }] : [];
    const assigned = properties.map((property) => ({ name: property.name, value: assignedValue(property, scope) }));
    return {
      ...words,
      RowType: scope.other(rowTypeOf(entity, target)),
      verb,
      isCreate: verb === "Create",
      method: operation.verb,
      route: xmlText(operation.route.text),
      properties: members,
      assignments: [...newKey, ...assigned].map((assignment) => ({ ...assignment, entity: words.entity })),
    };
  };
}

/** What the row gets of a member that the validator has found to be there where it must be. */
function assignedValue({ name, type, isOptional }: Property, scope: FileScope): string {
  const { isValueType, isCanonical } = csharpTypeOf(type);
  const value = isOptional ? name : isValueType ? `${name}!.Value` : `${name}!`;
  return isCanonical ? `${scope.type("Canonical")}.Of(${value})` : value;
}
