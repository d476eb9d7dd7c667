import { type Json, type Path, partsOf } from "../../../model/sample/json.ts";

/** A part of a sample that differs in each test, so that nothing unique is taken twice. */
export interface FreshPart {
  readonly path: Path;
  readonly value: string | number;
  /** True for a text of a fixed form, whose letters and digits differ; others get a number at their end. */
  readonly hasForm?: boolean;
}

/** Returns the first text or number in a value, as a list of at most one. */
export function freshPart(value: Json, path: Path): readonly FreshPart[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  for (const [step, part] of partsOf(value)) {
    const found = freshPart(part, [...path, step]);
    if (found.length > 0) return found;
  }
  return [];
}

/** True for the text of a Guid. */
export function isGuid(value: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
