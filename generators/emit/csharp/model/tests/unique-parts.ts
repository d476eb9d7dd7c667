import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { OperationName } from "../../../../model/expr.ts";
import type { Assignment, Entity } from "../../../../model/ir.ts";
import type { JsonObject } from "../../../../model/sample/json.ts";
import { isNumber, isScalar, required } from "../../../../model/type.ts";
import { type FreshPart, freshPart } from "../../tests/fresh-part.ts";

/** Returns the part of each list of unique fields that differs in each test. */
export function uniqueParts(
  { uniques }: Entity,
  assigned: readonly Assignment[],
  args: JsonObject,
): readonly FreshPart[] {
  return uniques.flatMap((names) => names.flatMap((name) => partOf(name, assigned, args)).slice(0, 1));
}

/** The operations that keep different texts different. */
const cased: ReadonlySet<OperationName> = new Set(["lower", "upper"]);

function partOf(field: string, assigned: readonly Assignment[], args: JsonObject): readonly FreshPart[] {
  const value = assigned.find((one) => one.field === field)?.value;
  const written = value?.kind === "binary" ? value.left : value;
  const given = written?.kind === "operation" && cased.has(written.operation) ? written.target : written;
  if (given?.kind !== "parameter") return [];
  const [type, path] = [required(given.type), [wireNameOf(given.name)]];
  const isVaried = type.kind === "identity" || isScalar(type, "String") || isNumber(type);
  const parts = isVaried ? freshPart(args[path[0] ?? ""] ?? null, path) : [];
  return parts.map((part) => ({ ...part, hasForm: isScalar(type, "String") && !isScalar(type, "Url") }));
}
