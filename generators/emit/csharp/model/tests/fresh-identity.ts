import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Factory } from "../../../../model/ir.ts";
import { isObject, type Json } from "../../../../model/sample/json.ts";
import { type FreshPart, freshPart } from "../../tests/fresh-part.ts";

/** Returns the part of a factory's sample that makes its identity a new one; none if the factory or the store gives it. */
export function freshIdentity({ identityParameter }: Factory, args: Json): readonly FreshPart[] {
  if (identityParameter === undefined || !isObject(args)) return [];
  const name = wireNameOf(identityParameter);
  return freshPart(args[name] ?? null, [name]);
}
