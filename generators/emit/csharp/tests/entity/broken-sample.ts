import type { Property } from "../../../../entity/entity.ts";
import { exactNumber } from "../../../../text/exact-number.ts";
import { csharpString } from "../../csharp-text.ts";

/** A value that a rule of an entity forbids, as C#. */
export interface Broken {
  readonly member: string;
  readonly value: string;
}

/** Returns a value that surely breaks a rule of the properties; undefined if none is known. Spec: shipped-tests, Tests of entities. */
export function brokenSample(properties: readonly Property[]): Broken | undefined {
  for (const property of properties) {
    const value = brokenBound(property) ?? brokenLength(property) ?? brokenPattern(property);
    if (value !== undefined) return { member: property.wireName, value };
  }
  return undefined;
}

function brokenBound({ type, limits: { min, max } }: Property): string | undefined {
  if (type === "string") return undefined;
  const [least, most] = [min, max].map((bound) => (bound === undefined ? undefined : exactNumber(bound)));
  if (least !== undefined) return numberWords(least - 1);
  return most === undefined ? undefined : numberWords(most + 1);
}

function numberWords(value: number): string | undefined {
  if (!Number.isInteger(value)) return /^-?\d+\.\d+$/.test(String(value)) ? `${value}m` : undefined;
  return Math.abs(value) < 2 ** 31 ? String(value) : Number.isSafeInteger(value) ? `${value}L` : undefined;
}

function brokenLength({ type, limits: { minLength = 0, maxLength } }: Property): string | undefined {
  if (type !== "string") return undefined;
  // A longer text than a request may have is another error.
  if (maxLength !== undefined && maxLength <= 100_000) return `new string('x', ${maxLength + 1})`;
  return minLength > 1 ? csharpString("x".repeat(Math.min(minLength - 1, 60))) : undefined;
}

function brokenPattern({ type, limits: { pattern } }: Property): string | undefined {
  if (type !== "string" || pattern === undefined) return undefined;
  try {
    const expression = new RegExp(pattern, "u");
    const text = ["?", "-", "a", "1", " x "].find((one) => !expression.test(one));
    return text === undefined ? undefined : csharpString(text);
  } catch {
    return undefined;
  }
}
