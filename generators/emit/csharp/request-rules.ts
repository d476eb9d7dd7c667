import type { Entity, Property } from "../../entity/entity.ts";
import { isDispensable, isOfKey, type RequestKind, requestProperties } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import { isJavaScriptPattern } from "../../text/net-pattern.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpPattern, csharpString } from "./csharp-text.ts";
import { contractType, entityWords } from "./entity-words.ts";
import { typeName } from "./names.ts";
import { csharpTypeOf } from "./types.ts";

/** The rules of a request body, the same for create and update. Spec: endpoints, Validation. */
export function requestValidatorView(verb: RequestKind, baseOf: (request: string) => string) {
  return (entity: Entity, { target }: EntityPlace): View => {
    const request = contractType(`${verb}${entity.name}Request`, entity, target);
    return {
      ...entityWords(entity),
      verb,
      base: baseOf(request),
      Request: request,
      rules: requestProperties(entity, verb)
        .map((property) => ({
          name: property.name,
          calls:
            rulesOf(property, verb) + (property.type === "string" && isOfKey(property, entity) ? ".PathSegment()" : ""),
        }))
        .filter((rule) => rule.calls !== ""),
    };
  };
}

function rulesOf(property: Property, verb: RequestKind): string {
  const { type } = property;
  const isGiven = isDispensable(property, verb) && !property.isOptional;
  const own = isGiven && (type === "float" || type === "double") ? finite(type) : csharpTypeOf(type).rule;
  return presenceRule(property, verb) + (type === "string" ? textRules(property) : rangeRules(property)) + own;
}

/** Prints the rule of `Finite()` for a number that is always there. */
function finite(type: "float" | "double"): string {
  return `.Must(${type}.IsFinite).WithMessage("'{PropertyName}' must be a finite number.")`;
}

/** The rule that a text is there; documents show a member with `NotEmpty` as required. */
const textIsThere = `.Must(text => !string.IsNullOrWhiteSpace(text)).WithMessage("'{PropertyName}' must not be empty.")`;

/** Prints the rule that a member is there. A value with a default always is, but a text can be null. */
function presenceRule(property: Property, verb: RequestKind): string {
  const isText = property.type === "string";
  if (property.isOptional) return "";
  const hasLeast = (property.limits.minLength ?? 0) > 0;
  if (isDispensable(property, verb)) return isText ? `${textIsThere}${hasLeast ? "" : ".MinimumLength(1)"}` : "";
  return isText ? ".NotEmpty()" : ".NotNull()";
}

function textRules({ limits: { minLength, maxLength, pattern } }: Property): string {
  const least = minLength === undefined ? "" : `.MinimumLength(${minLength})`;
  const most = maxLength === undefined ? "" : `.MaximumLength(${maxLength})`;
  const length =
    minLength === undefined || maxLength === undefined ? least + most : `.Length(${minLength}, ${maxLength})`;
  return `${length}${pattern === undefined ? "" : patternRule(pattern)}`;
}

/** A pattern that only .NET understands stays out of the document, which speaks of JavaScript's. */
function patternRule(pattern: string): string {
  const documented = isJavaScriptPattern(pattern) ? "" : ", isDocumented: false";
  return `.MatchesPattern(${csharpPattern(pattern)}${documented})`;
}

function rangeRules({ type, limits: { min, max } }: Property): string {
  const [prefix, suffix] = csharpTypeOf(type).literal;
  const literal = (bound: string) => `${prefix}${bound}${suffix}`;
  if (min !== undefined && max !== undefined) return `.InclusiveBetween(${literal(min)}, ${literal(max)})`;
  const least = min === undefined ? "" : `.GreaterThanOrEqualTo(${literal(min)})`;
  return least + (max === undefined ? "" : `.LessThanOrEqualTo(${literal(max)})`);
}

/** The attribute that carries a user's own description. */
export function describedBy(description: string | undefined): readonly string[] {
  return description === undefined ? [] : [`${typeName("Description")}(${csharpString(description)})`];
}
