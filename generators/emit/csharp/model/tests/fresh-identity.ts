import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Factory } from "../../../../model/ir.ts";
import { isList, isObject, type Json, type Path } from "../../../../model/sample/json.ts";

/** A part of a sample that differs in each test, so that no identity is taken twice. */
export interface FreshPart {
  readonly path: Path;
  readonly value: string | number;
}

/** Returns the part of a factory's sample that makes its identity a new one; undefined if the factory or the store gives it. */
export function freshIdentity({ identityParameter }: Factory, args: Json): FreshPart | undefined {
  if (identityParameter === undefined || !isObject(args)) return undefined;
  const name = wireNameOf(identityParameter);
  return freshPart(args[name] ?? null, [name]);
}

/** Returns the first text or number in a value. */
export function freshPart(value: Json, path: Path): FreshPart | undefined {
  if (typeof value === "string" || typeof value === "number") return { path, value };
  const parts = isList(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  for (const [step, part] of parts) {
    const found = freshPart(part, [...path, step]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** True for the text of a Guid. */
export function isGuid(value: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
