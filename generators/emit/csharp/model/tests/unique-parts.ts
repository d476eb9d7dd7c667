import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Entity } from "../../../../model/ir.ts";
import type { Assignment } from "../../../../model/operation/changes.ts";
import type { JsonObject } from "../../../../model/sample/json.ts";
import { uniqueArguments } from "../../../../model/sample/unique-arguments.ts";
import { isScalar, required } from "../../../../model/type.ts";
import { type FreshPart, freshPart } from "../../tests/fresh-part.ts";

/** Returns the part of each list of unique fields that differs in each test. */
export function uniqueParts(root: Entity, assigned: readonly Assignment[], args: JsonObject): readonly FreshPart[] {
  return uniqueArguments(root, assigned, args).flatMap(({ name, type }) => {
    const hasForm = isScalar(required(type), "String") && !isScalar(required(type), "Url");
    return freshPart(args[wireNameOf(name)] ?? null, [wireNameOf(name)]).map((part) => ({ ...part, hasForm }));
  });
}
