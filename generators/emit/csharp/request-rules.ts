import type { Entity, Limits, Property } from "../../entity/entity.ts";
import { type RequestKind, requestProperties } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import { exactNumber } from "../../text/exact-number.ts";
import { isJavaScriptPattern } from "../../text/net-pattern.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpPattern, csharpString } from "./csharp-text.ts";
import { contractType, entityWords } from "./entity-words.ts";
import { typeName } from "./names.ts";
import { csharpTypeOf, jsonAttributes } from "./types.ts";

/** The rules of a request body, the same for create and update. Spec: endpoints, Validation. */
export function requestValidatorView(verb: RequestKind) {
  return (entity: Entity, { target }: EntityPlace): View => ({
    ...entityWords(entity),
    verb,
    Request: contractType(`${verb}${entity.name}Request`, entity, target),
    rules: requestProperties(entity, verb)
      .map((property) => ({
        name: property.name,
        calls: rulesOf(property) + (property === entity.key ? ".PathSegment()" : ""),
      }))
      .filter((rule) => rule.calls !== ""),
  });
}

function rulesOf(property: Property): string {
  const { type, isOptional } = property;
  const presence = isOptional ? "" : type === "string" ? ".NotEmpty()" : ".NotNull()";
  return presence + (type === "string" ? textRules(property) : rangeRules(property)) + csharpTypeOf(type).rule;
}

function textRules({ limits: { minLength, maxLength, pattern } }: Property): string {
  const least = minLength === undefined ? "" : `.MinimumLength(${minLength})`;
  const most = maxLength === undefined ? "" : `.MaximumLength(${maxLength})`;
  const length =
    minLength === undefined || maxLength === undefined ? least + most : `.Length(${minLength}, ${maxLength})`;
  return `${length}${pattern === undefined ? "" : `.MatchesPattern(${csharpPattern(pattern)})`}`;
}

function rangeRules({ type, limits: { min, max } }: Property): string {
  const [prefix, suffix] = csharpTypeOf(type).literal;
  const literal = (bound: string) => `${prefix}${bound}${suffix}`;
  if (min !== undefined && max !== undefined) return `.InclusiveBetween(${literal(min)}, ${literal(max)})`;
  const least = min === undefined ? "" : `.GreaterThanOrEqualTo(${literal(min)})`;
  return least + (max === undefined ? "" : `.LessThanOrEqualTo(${literal(max)})`);
}

/** The greatest decimal. */
const DECIMAL_BOUND = "79228162514264337593543950335";

/** The attributes that describe a member of a request body to OpenAPI documents; the validator is what decides. Empty where there is nothing to say. */
export function schemaAttributes(property: Property): readonly string[] {
  const { type, isOptional, limits, description } = property;
  return [
    ...(isOptional ? [] : [typeName("Required")]),
    ...(type === "string" ? [...lengthAttribute(property), ...patternAttribute(limits)] : []),
    ...rangeAttribute(limits),
    ...jsonAttributes(type),
    ...describedBy(description),
  ];
}

/** The attribute that carries a user's own description. */
export function describedBy(description: string | undefined): readonly string[] {
  return description === undefined ? [] : [`${typeName("Description")}(${csharpString(description)})`];
}

/** A required text is never empty, so its least length is one. */
function lengthAttribute({ isOptional, limits: { minLength = 0, maxLength } }: Property) {
  const least = isOptional ? minLength : Math.max(minLength, 1);
  if (maxLength === undefined) return least === 0 ? [] : [`${typeName("MinLength")}(${least})`];
  if (least === 0) return [`${typeName("MaxLength")}(${maxLength})`];
  return [`${typeName("StringLength")}(${maxLength}, MinimumLength = ${least})`];
}

/** A pattern that only .NET understands stays out of the document, which speaks of JavaScript's. */
function patternAttribute({ pattern }: Limits) {
  return pattern === undefined || !isJavaScriptPattern(pattern)
    ? []
    : [`${typeName("RegularExpression")}(${csharpPattern(pattern)})`];
}

/** Bounds are doubles here, or texts where a double would lose digits. An infinite bound is left out of documents. */
function rangeAttribute({ min, max }: Limits) {
  if (min === undefined && max === undefined) return [];
  const range = typeName("Range");
  if ([min, max].every((bound) => bound === undefined || exactNumber(bound) !== undefined)) {
    return [`${range}(${min ?? "double.NegativeInfinity"}, ${max ?? "double.PositiveInfinity"})`];
  }
  const [least, most] = [min ?? `-${DECIMAL_BOUND}`, max ?? DECIMAL_BOUND];
  return [`${range}(typeof(decimal), "${least}", "${most}", ParseLimitsInInvariantCulture = true)`];
}
