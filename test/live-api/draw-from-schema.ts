import fc from "fast-check";
import type { OpenApiDocument, Schema } from "../../generators/emit/openapi/open-api.ts";

/** The items and the characters above the least. Drawn up to the limits of requests, few would satisfy a rule of the model. */
const [fewItems, fewCharacters] = [2, 8];

/** Returns a generator of values that a schema of a document allows. */
export function valuesOf(schema: Schema, document: OpenApiDocument): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, const: fixed, enum: names } = schema;
  const of = (inner: Schema) => valuesOf(inner, document);
  if ($ref !== undefined) return of(document.components?.schemas?.[$ref.split("/").at(-1) ?? ""] ?? {});
  if (fixed !== undefined) return fc.constant(fixed);
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(of));
  if (names !== undefined) return fc.constantFrom(...names);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type: string) => of({ ...schema, type })));
  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return numbersOf(schema);
    case "array":
      return arraysOf(schema, of);
    case "object":
      return objectsOf(schema, document);
    default:
      return textsOf(schema);
  }
}

function numbersOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): fc.Arbitrary<number> {
  const least = Math.ceil(minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1));
  const most = Math.floor(
    maximum ?? (exclusiveMaximum === undefined ? Math.max(least, 0) + 1000 : exclusiveMaximum - 1),
  );
  const whole = fc.integer({ min: least, max: Math.max(least, most) });
  const isExact = type === "integer" || most <= least;
  return isExact
    ? whole
    : fc.oneof(
        whole,
        whole.map((number) => Math.min(number + 0.25, most)),
      );
}

function arraysOf(
  { items = {}, minItems = 0, maxItems, uniqueItems }: Schema,
  of: (schema: Schema) => fc.Arbitrary<unknown>,
) {
  const sizes = { minLength: minItems, maxLength: Math.min(maxItems ?? Infinity, minItems + fewItems) };
  return uniqueItems === true
    ? fc.uniqueArray(of(items), { ...sizes, selector: (item) => JSON.stringify(item) })
    : fc.array(of(items), sizes);
}

function objectsOf(schema: Schema, document: OpenApiDocument): fc.Arbitrary<object> {
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  if (additionalProperties !== undefined) {
    // Numeric names fit every kind of key except those with a schema of their own.
    const names = propertyNames === undefined ? fc.nat({ max: 99 }).map(String) : valuesOf(propertyNames, document);
    return fc.dictionary(names.map(String), valuesOf(additionalProperties, document), { maxKeys: 2 });
  }
  const sent = Object.entries(properties ?? {}).filter(([, property]) => property.readOnly !== true);
  const [start, end] = [properties?.["start"], properties?.["end"]];
  if (start !== undefined && end !== undefined) return rangesOf(start, document);
  return fc.record(Object.fromEntries(sent.map(([name, property]) => [name, valuesOf(property, document)])), {
    requiredKeys: [...required],
  });
}

/** Orders start and end, as most rules require. */
function rangesOf(bound: Schema, document: OpenApiDocument): fc.Arbitrary<object> {
  const key = (value: unknown) => (typeof value === "string" ? Date.parse(value) : Number(value));
  return fc.tuple(valuesOf(bound, document), valuesOf(bound, document)).map((pair) => {
    const [start, end] = pair.sort((one, other) => key(one) - key(other));
    return { start, end };
  });
}

function textsOf({ format, pattern, minLength = 0, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date-time")
    return fc
      .date({ min: new Date("2000-01-01"), max: new Date("2050-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === "date")
    return fc
      .date({ min: new Date("2000-01-01"), max: new Date("2050-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"));
  return fc
    .stringMatching(/^[a-zA-Z0-9]*$/, { maxLength: Math.min(maxLength ?? Infinity, minLength + fewCharacters) })
    .map((text) => text.padEnd(Math.max(minLength, 1), "a"));
}
