import { wireNameOf } from "../../http/wire-name-of.ts";
import type { Rule } from "../ir.ts";
import { type DeclaredType, keyOf, type Type } from "../type.ts";
import { evaluate, type Scope } from "./evaluate.ts";
import { isList, isObject, type Json } from "./json.ts";
import { caseOf, type SampleSource } from "./samples.ts";

/** Returns the rules that surely do not hold. A rule that is unknown counts as held. */
export function brokenRules(rules: readonly Rule[], scope: Scope): readonly Rule[] {
  return rules.filter(({ condition, guard }) => {
    const applies = guard === undefined || evaluate(guard, scope) === true;
    return applies && evaluate(condition, scope) === false;
  });
}

/** Returns the broken invariants of the values in a sample. */
export function brokenWithin(value: Json, type: Type, source: Pick<SampleSource, "declarations">): readonly Rule[] {
  switch (type.kind) {
    case "optional":
      return value === null ? [] : brokenWithin(value, type.of, source);
    case "list":
    case "set":
      return isList(value) ? value.flatMap((item) => brokenWithin(item, type.item, source)) : [];
    case "map":
      return isObject(value) ? Object.values(value).flatMap((item) => brokenWithin(item, type.value, source)) : [];
    case "value":
    case "union":
      return brokenInValue(value, type, source);
    default:
      return [];
  }
}

function brokenInValue(value: Json, type: DeclaredType, source: Pick<SampleSource, "declarations">): readonly Rule[] {
  const { declarations } = source;
  const declared = declarations.values.get(keyOf(type)) ?? caseOf(value, type, declarations);
  if (declared === undefined || !isObject(value)) return [];
  const inner = declared.members.flatMap((member) => {
    const part = value[wireNameOf(member.name)];
    return part === undefined ? [] : brokenWithin(part, member.type, source);
  });
  const rules = "invariants" in declared ? declared.invariants : [];
  return [...inner, ...brokenRules(rules, { declarations, self: value, selfType: declared.type })];
}
