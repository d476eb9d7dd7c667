import type { Entity, Property } from "../../entity/entity.ts";
import { type RequestKind, requestProperties } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import { csharpPattern } from "./csharp-text.ts";
import { entityWords } from "./entity-words.ts";
import { csharpTypeOf } from "./types.ts";

/** The rules of a request body, the same for create and update. Spec: endpoints, Validation. */
export function requestValidatorView(verb: RequestKind) {
  return (entity: Entity): View => ({
    ...entityWords(entity),
    verb,
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
