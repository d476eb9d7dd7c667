import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { isJavaScriptPattern } from "../../text/net-pattern.ts";
import { withArticle } from "../../text/nouns.ts";
import type { EnumDecl, PropertyDecl, WrittenScalar } from "../declaration.ts";
import { defaultForms } from "../default-value.ts";
import type { BuiltInType } from "../entity.ts";
import { builtInTypes, isOptional, propertyTypeOf, spellingOf } from "../property-type.ts";
import { propertyCheck } from "./check.ts";
import { compareDecimals, isWithin } from "./limits.ts";

/** Checks that a default is a value of its property's type, and that no key has one. Spec: entity-file, Defaults of properties. */
export const defaultOfOtherType = propertyCheck((property, declared) => {
  const { name, default: written } = property;
  const type = propertyTypeOf(property, declared);
  if (written === undefined || type === undefined) return undefined;
  if (property.isKey) {
    const words = { limit: "default", property: name.value, reason: "the key" };
    return report(catalogue.limitWithoutMeaning, words, written);
  }
  if (isValueOf(written, type)) return undefined;
  const words = { property: name.value, value: written.value, type: withArticle(spellingOf(type)) };
  return report(catalogue.defaultOfOtherType, words, { span: written.span, hint: hintFor(written, type) });
});

function isValueOf({ value, kind }: WrittenScalar, type: BuiltInType | EnumDecl): boolean {
  // Without a host, the members of its enums are not known.
  if (typeof type !== "string") return type.members.length === 0 || type.members.some((one) => one.value === value);
  const form = defaultForms[type];
  if (form === undefined || form.kind !== kind || !form.isValue(value)) return false;
  return kind !== "number" || isWithin(value, type);
}

function hintFor({ value, kind }: WrittenScalar, type: BuiltInType | EnumDecl): string {
  const none = "Delete the default.";
  if (typeof type !== "string") {
    const members = type.members.map((member) => member.value);
    return spellingHint(value, members) ?? (members[0] === undefined ? none : `Such as default: ${members[0]}.`);
  }
  if (type === "string" && kind !== "text") return `Put it in quotes: "${value}".`;
  const form = defaultForms[type];
  return form === undefined ? none : `Such as default: ${form.example}.`;
}

/** Checks that a default keeps the rules of its property. Spec: entity-file, Defaults of properties. */
export const defaultBreaksRule = propertyCheck((property, declared) => {
  const { name, default: written } = property;
  const type = propertyTypeOf(property, declared);
  if (written === undefined || typeof type !== "string" || !isValueOf(written, type)) return undefined;
  const limits = builtInTypes[type].limits;
  const reason =
    limits === "lengths"
      ? brokenTextRule(property, written.value)
      : limits === "bounds"
        ? brokenBound(property, written.value)
        : undefined;
  if (reason === undefined) return undefined;
  return report(catalogue.defaultBreaksRule, { property: name.value, reason }, written);
});

function brokenBound({ min, max }: PropertyDecl, value: string): string | undefined {
  if (min !== undefined && compareDecimals(value, min.value) < 0) return `min is ${min.value}`;
  return max !== undefined && compareDecimals(value, max.value) > 0 ? `max is ${max.value}` : undefined;
}

function brokenTextRule(property: PropertyDecl, value: string): string | undefined {
  const { minLength, maxLength, pattern } = property;
  const rules: readonly (readonly [isBroken: boolean, reason: string])[] = [
    [!isOptional(property) && value.trim() === "", "a required text is not empty"],
    [value.length < (minLength?.value ?? 0), `minLength is ${minLength?.value}`],
    [value.length > (maxLength?.value ?? Number.POSITIVE_INFINITY), `maxLength is ${maxLength?.value}`],
    [pattern !== undefined && !matches(pattern.value, value), "it does not match the pattern"],
  ];
  return rules.find(([isBroken]) => isBroken)?.[1];
}

/** True if a text matches a pattern, or if only .NET can tell. */
function matches(pattern: string, text: string): boolean {
  return !isJavaScriptPattern(pattern) || new RegExp(pattern, "u").test(text);
}
