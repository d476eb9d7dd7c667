import type { Limits, Property } from "../../entity/entity.ts";
import { exactNumber } from "../../text/exact-number.ts";
import { isJavaScriptPattern } from "../../text/net-pattern.ts";
import type { FileScope } from "./create-scope.ts";
import { csharpPattern, csharpString } from "./csharp-string.ts";

/** The greatest decimal. */
const DECIMAL_BOUND = "79228162514264337593543950335";

/** The attributes that describe a member of a request body to OpenAPI documents; the validator is what decides. Empty where there is nothing to say. */
export function schemaAttributes(property: Property, scope: FileScope): readonly string[] {
  const { type, isOptional, limits, description } = property;
  return [
    ...(isOptional ? [] : [scope.type("Required")]),
    ...(type === "string" ? [...lengthAttribute(property, scope), ...patternAttribute(limits, scope)] : []),
    ...rangeAttribute(limits, scope),
    ...describedBy(description, scope),
  ];
}

/** The attribute that carries a user's own description. */
export function describedBy(description: string | undefined, scope: FileScope): readonly string[] {
  return description === undefined ? [] : [`${scope.type("Description")}(${csharpString(description)})`];
}

/** A required text is never empty, so its least length is one. */
function lengthAttribute({ isOptional, limits: { minLength = 0, maxLength } }: Property, scope: FileScope) {
  const least = isOptional ? minLength : Math.max(minLength, 1);
  if (maxLength === undefined) return least === 0 ? [] : [`${scope.type("MinLength")}(${least})`];
  if (least === 0) return [`${scope.type("MaxLength")}(${maxLength})`];
  return [`${scope.type("StringLength")}(${maxLength}, MinimumLength = ${least})`];
}

/** A pattern that only .NET understands stays out of the document, which speaks of JavaScript's. */
function patternAttribute({ pattern }: Limits, scope: FileScope) {
  return pattern === undefined || !isJavaScriptPattern(pattern)
    ? []
    : [`${scope.type("RegularExpression")}(${csharpPattern(pattern)})`];
}

/** Bounds are doubles here, or texts where a double would lose digits. An infinite bound is left out of documents. */
function rangeAttribute({ min, max }: Limits, scope: FileScope) {
  if (min === undefined && max === undefined) return [];
  const range = scope.type("Range");
  if ([min, max].every((bound) => bound === undefined || exactNumber(bound) !== undefined)) {
    return [`${range}(${min ?? "double.NegativeInfinity"}, ${max ?? "double.PositiveInfinity"})`];
  }
  const [least, most] = [min ?? `-${DECIMAL_BOUND}`, max ?? DECIMAL_BOUND];
  return [`${range}(typeof(decimal), "${least}", "${most}", ParseLimitsInInvariantCulture = true)`];
}
