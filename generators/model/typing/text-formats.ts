import { phraseOf } from "../../text/nouns.ts";
import type { Expr } from "../expr.ts";
import type { Rule } from "../ir.ts";
import { innerTypesOf, isScalar, required, scalars, type TextFormat, type Type } from "../type.ts";

const emailPart = "[A-Za-z0-9_'+-]+";
const urlPart = "([A-Za-z0-9._~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*";

/** The texts that a format has, and the words for one of them. Spec: model-types, Texts with a form. */
export const textFormats: Readonly<Record<TextFormat, { readonly pattern: string; readonly words: string }>> = {
  Email: {
    pattern: `^${emailPart}(\\.${emailPart})*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*\\.)+[A-Za-z]{2,}$`,
    words: "an email address",
  },
  Url: {
    pattern: `^https?://[A-Za-z0-9]+([.-]+[A-Za-z0-9]+)*(:[0-9]{1,5})?([/?]${urlPart})?(#${urlPart})?$`,
    words: "a web address",
  },
};

/** Returns the format of a type; undefined for other types. */
export function formatOf(type: Type): TextFormat | undefined {
  return (["Email", "Url"] as const).find((format) => isScalar(type, format));
}

/** Returns the rules that the texts with a form in some fields or parameters follow. */
export function formatRules(
  named: readonly { readonly name: string; readonly type: Type }[],
  kind: "field" | "parameter",
): readonly Rule[] {
  return named.flatMap(({ name, type }) => {
    const condition = conditionOf({ kind, name, type }, 0);
    const [format] = formatsIn(type);
    if (condition === undefined || format === undefined) return [];
    const isOne = formatOf(required(type)) !== undefined;
    const message = `${isOne ? "" : "each of "}${phraseOf(name)} is ${textFormats[format].words}`;
    return [{ condition, guard: undefined, message }];
  });
}

function formatsIn(type: Type): readonly TextFormat[] {
  return [formatOf(type) ?? [], innerTypesOf(type).flatMap(formatsIn)].flat();
}

/** Returns the condition that each text in a value has its form; undefined for a type without such texts. */
function conditionOf(value: Expr, depth: number): Expr | undefined {
  const { type } = value;
  const format = formatOf(type);
  if (format !== undefined)
    return { kind: "matches", operand: value, pattern: textFormats[format].pattern, format, type: scalars.Bool };
  if (type.kind === "optional") return ofPresent(value, type.of, depth);
  if (type.kind === "list" || type.kind === "set") return ofItems(value, type.item, depth);
  if (type.kind !== "map") return undefined;
  const keys: Type = { kind: "set", item: type.key };
  return ofItems({ kind: "operation", operation: "keys", target: value, arguments: [], type: keys }, type.key, depth);
}

function ofPresent(value: Expr, type: Type, depth: number): Expr | undefined {
  const right = conditionOf({ kind: "present", of: value, type }, depth);
  if (right === undefined) return undefined;
  const left: Expr = { kind: "operation", operation: "isNone", target: value, arguments: [], type: scalars.Bool };
  return { kind: "binary", operator: "||", left, right, type: scalars.Bool };
}

function ofItems(target: Expr, item: Type, depth: number): Expr | undefined {
  const parameter = depth === 0 ? "item" : `item${depth}`;
  const body = conditionOf({ kind: "local", name: parameter, type: item }, depth + 1);
  if (body === undefined) return undefined;
  return { kind: "lambdaOperation", operation: "all", target, parameter, body, type: scalars.Bool };
}

/** True for a type with texts of a form among the values of a map, on which no rule can be stated. */
export function hasUncheckedFormat(type: Type): boolean {
  if (type.kind === "map" && formatsIn(type.value).length > 0) return true;
  return innerTypesOf(type).some(hasUncheckedFormat);
}
