/** A JSON value; decimals have the precision of JavaScript. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Compares two values by their text. */
export function isEqual(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Steps from a value into its parts. */
export type Path = readonly (string | number)[];

/** Returns the parts of a value, each with the step to it. */
export function partsOf(value: Json): readonly (readonly [step: string | number, part: Json])[] {
  return isList(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
}

/** Returns a copy with another value at a path. */
export function withValue(value: Json, path: Path, replacement: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  if (isList(value)) return value.map((item, index) => (index === step ? withValue(item, rest, replacement) : item));
  if (!isObject(value)) return value;
  return { ...value, [step]: withValue(value[step] ?? null, rest, replacement) };
}
