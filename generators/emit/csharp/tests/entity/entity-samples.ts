import type { Entity, Property } from "../../../../entity/entity.ts";
import { requestOperation, violableIndexes } from "../../../../entity/served.ts";
import { isOfKey, type RequestKind, requestProperties } from "../../../../entity/wire-properties.ts";
import type { Json, JsonObject } from "../../../../model/sample/json.ts";
import { typeName } from "../../names.ts";
import type { FreshPart } from "../fresh-part.ts";
import { jsonWords } from "../sample-words.ts";
import { freshForm, propertySample, type Variant } from "./property-sample.ts";

/** Returns the usual body of a request. Optional keys of other rows are left out, as no such row is known. */
export function requestSample(entity: Entity, kind: RequestKind): JsonObject {
  const variant = kind === "Create" ? 0 : 1;
  const given = requestProperties(entity, kind).map(
    (property) => [property.wireName, sampleOf(property, entity, variant)] as const,
  );
  return Object.fromEntries(given);
}

function sampleOf(property: Property, entity: Entity, variant: Variant): Json {
  return property.isOptional && isReference(property, entity) ? null : propertySample(property, variant);
}

/** True for a property that is likely the key of another row, by its name and type. */
export function isReference(property: Property, entity: Pick<Entity, "keys">): boolean {
  const { name, type } = property;
  return (
    !isOfKey(property, entity) &&
    /.Id$/.test(name) &&
    (type === "Guid" || type === "int" || type === "long" || type === "string")
  );
}

/** Returns the properties whose values differ in each test: the texts, else one Guid or number, and what no two rows share. */
export function freshProperties(entity: Entity, kind: RequestKind): readonly Property[] {
  const possible = requestProperties(entity, kind).filter(
    (property) => !isReference(property, entity) && freshForm(property, 0) !== undefined,
  );
  const texts = possible.filter(({ type }) => type === "string");
  const usual = texts.length > 0 ? texts : possible.slice(0, 1);
  const unique = [...violableIndexes(entity).map(({ properties }) => properties), entity.keys].flat();
  return possible.filter((one) => usual.includes(one) || unique.includes(one));
}

function freshPartOf(property: Property, variant: Variant): readonly FreshPart[] {
  const form = freshForm(property, variant);
  return form === undefined ? [] : [{ path: [property.wireName], ...form }];
}

/** Returns the words of the method that makes a body. Spec: shipped-tests, Samples of entities. */
export function requestSampleWords(entity: Entity, kind: RequestKind) {
  const variant = kind === "Create" ? 0 : 1;
  const fresh = freshProperties(entity, kind).flatMap((property) => freshPartOf(property, variant));
  return {
    result: `async ${typeName("Task")}<${typeName("JsonObject")}>`,
    method: `${kind}SampleAsync`,
    parameters: `${typeName("TestHost")} host`,
    ...jsonWords(requestSample(entity, kind), { fresh }),
    more: [],
    hook: `Customize${kind}`,
    title: requestOperation(entity, kind).id,
  };
}
