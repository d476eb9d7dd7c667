import type { Property } from "../../../../entity/entity.ts";
import type { Json } from "../../../../model/sample/json.ts";
import { textMatching } from "../../../../model/sample/text-matching.ts";
import { wordsOf } from "../../../../text/casing.ts";
import { exactNumber } from "../../../../text/exact-number.ts";
import type { FreshPart } from "../fresh-part.ts";

/** The sample of a creation, and that of an update, which differs. */
export type Variant = 0 | 1;

const samples = {
  Guid: ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"],
  bool: [true, false],
  // In the form of answers: the offset of a UTC time differs between the two types.
  DateTime: ["2026-01-02T03:04:05Z", "2026-02-03T04:05:06Z"],
  DateTimeOffset: ["2026-01-02T03:04:05+00:00", "2026-02-03T04:05:06+00:00"],
  DateOnly: ["2026-01-02", "2026-02-03"],
  TimeOnly: ["03:04:05", "04:05:06"],
  TimeSpan: ["01:02:03", "02:03:04"],
  "byte[]": ["AQID", "BAUG"],
} as const;

/** Returns a value that the rules of a property accept, if one is known. Spec: shipped-tests, Samples of entities. */
export function propertySample(property: Property, variant: Variant): Json {
  const { type } = property;
  if (typeof type !== "string") return type.members[variant] ?? type.members[0] ?? null;
  switch (type) {
    case "string":
      return textSample(property, variant);
    case "byte":
    case "short":
    case "int":
    case "long":
      return numberSample(property, [variant + 1, 10, 100, 1000, 0, -1]);
    case "float":
    case "double":
    case "decimal":
      return numberSample(property, [10.5 * (variant + 1), 0.5, 100.5, 1000.5, 1, 0, -0.5, -10.5]);
    default:
      return samples[type][variant];
  }
}

function numberSample({ limits: { min, max } }: Property, candidates: readonly number[]): number {
  const [least, most] = [Number(min ?? "-Infinity"), Number(max ?? "Infinity")];
  const found = candidates.find((one) => one >= least && one <= most);
  return found ?? (min === undefined ? Math.trunc(most) : Math.ceil(least) <= most ? Math.ceil(least) : least);
}

function textSample(
  { name, limits: { minLength = 0, maxLength = Infinity, pattern } }: Property,
  variant: Variant,
): string {
  if (pattern !== undefined) return longEnough(textMatching(pattern) ?? "", minLength);
  const words = wordsOf(name).join(" ").toLowerCase();
  const text = variant === 0 ? words : `new ${words}`;
  return text.slice(0, Math.min(maxLength, longest)).trimEnd().padEnd(minLength, "x");
}

const longest = 60;

/** Repeats the last character of a text; its pattern decides whether that helps. */
function longEnough(text: string, minLength: number): string {
  return text.padEnd(minLength, text.slice(-1) || "x");
}

/** The number of characters of a hyphen and a number that differs. */
const suffixLength = 8;

/** Returns the part of a property's sample that differs in each test; undefined if the rules leave no room for one. */
export function freshForm(property: Property, variant: Variant): Omit<FreshPart, "path"> | undefined {
  const { type, limits } = property;
  if (type === "Guid") return { value: samples.Guid[0] };
  if (type === "int" || type === "long") return isRoomy(limits) ? { value: 1 } : undefined;
  if (type !== "string") return undefined;
  const text = textSample(property, variant);
  const room = (limits.maxLength ?? Infinity) - suffixLength;
  if (limits.pattern === undefined && room > 0) return { value: text.slice(0, room).replace(/ $/, "x") };
  return isVariable(text, limits.pattern) ? { value: text, hasForm: true } : undefined;
}

function isRoomy({ min = "0", max = "2147483647" }: Property["limits"]): boolean {
  const [least = 0, most = 0] = [exactNumber(min), exactNumber(max)];
  return least <= 1_000_000 && most >= 2_000_000;
}

/** True if texts with other letters and digits match as well, and there are a thousand of them. */
function isVariable(text: string, pattern: string | undefined): boolean {
  const size = [...text].reduce((all, one) => all * (/[0-9]/.test(one) ? 10 : /[A-Za-z]/.test(one) ? 26 : 1), 1);
  if (size < 1000 || /["\\\p{Cc}]/u.test(text)) return false;
  if (pattern === undefined) return true;
  const expression = new RegExp(pattern, "u");
  const filled = (digit: string, letter: string) =>
    text.replace(/[0-9]/g, digit).replace(/[a-z]/g, letter).replace(/[A-Z]/g, letter.toUpperCase());
  return ["0a", "1b", "5m", "9z"].every(([digit = "", letter = ""]) => expression.test(filled(digit, letter)));
}
