import { isSameType, isScalar, optional, required, scalars, type Type } from "../type.ts";

/** The result of an assignability test. */
type Fit = "fits" | "optional" | "narrowing" | "different";

export function fitOf(found: Type, expected: Type): Fit {
  if (found.kind === "unknown" || expected.kind === "unknown") return "fits";
  if (expected.kind === "optional") return fitOf(required(found), expected.of);
  if (found.kind === "optional") return fitOf(found.of, expected) === "different" ? "different" : "optional";
  if (isScalar(found, "Int") && isScalar(expected, "Decimal")) return "fits";
  if (isScalar(found, "Decimal") && isScalar(expected, "Int")) return "narrowing";
  return isSameType(found, expected) ? "fits" : "different";
}

/** Returns the common type of two values: Int widens to Decimal, and `?` wins. */
export function commonType(one: Type, other: Type): Type | undefined {
  if (one.kind === "unknown" || other.kind === "unknown") return one.kind === "unknown" ? other : one;
  const [left, right] = [required(one), required(other)];
  const common = isSameType(left, right) ? left : isNumber(left) && isNumber(right) ? scalars.Decimal : undefined;
  return common && (one.kind === "optional" || other.kind === "optional") ? optional(common) : common;
}

export function isNumber(type: Type): boolean {
  return isScalar(type, "Int", "Decimal");
}

/** True for Int, Decimal and Instant. Texts have no order. Spec: model-types, Operators. */
export function isOrdered(type: Type): boolean {
  return isScalar(type, "Int", "Decimal", "Instant");
}
