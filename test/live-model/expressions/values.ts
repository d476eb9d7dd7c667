import type { Type } from "../../../generators/model/type.ts";
import { csharpMoment, instantOf, isMoment, type Moment, sampledMoments, shownMoment } from "./moments.ts";
import { states } from "./sample.ts";

/** An exact decimal number: `units` of 10 to the power of minus `scale`. */
export interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

/** A number of 64 bits with a floating point. */
export interface Floating {
  readonly double: number;
}

/** A member of an enum. */
export interface Named {
  readonly member: string;
}

export type Value =
  | number
  | Exact
  | Floating
  | Named
  | string
  | boolean
  | bigint
  | Moment
  | null
  | readonly Value[]
  | ReadonlySet<Value>
  | ReadonlyMap<string, Value>;

/** Parses `-1.50` with both decimal places. */
export function exact(text: string): Exact {
  const [whole = "", fraction = ""] = text.split(".");
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

export function isExact(value: Value): value is Exact {
  return typeof value === "object" && value !== null && "units" in value;
}

export function isFloating(value: Value): value is Floating {
  return typeof value === "object" && value !== null && "double" in value;
}

/** Prints a floating number like C#: with an exponent where zeros would follow 15 digits. */
export function floatingText({ double }: Floating): string {
  const [digits = "", exponent = ""] = double.toExponential().split("e");
  const size = Number(exponent);
  const count = digits.replace(/\D/g, "").length;
  if (size < Math.max(15, count) && size > -5) return Object.is(double, -0) ? "-0" : String(double);
  return `${digits}E${size < 0 ? "-" : "+"}${String(Math.abs(size)).padStart(2, "0")}`;
}

/** Prints an exact number like C#. */
export function exactText({ units, scale }: Exact): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  return `${units < 0n ? "-" : ""}${whole}${scale === 0 ? "" : `.${digits.slice(-scale)}`}`;
}

/** Prints a value like the test program: numbers without trailing zeros, texts in quotes. */
export function shown(value: Value): string {
  if (isExact(value))
    return exactText(value)
      .replace(/(\.\d*?)0+$/, "$1")
      .replace(/\.$/, "")
      .replace(/^-0$/, "0");
  if (isFloating(value)) return floatingText(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (isMoment(value)) return shownMoment(value);
  if (Array.isArray(value) || value instanceof Set) return `[${[...value].map(shown).join(" ")}]`;
  if (value instanceof Map) return `{${[...value.values()].map(shown).join(" ")}}`;
  if (typeof value === "object" && value !== null && "member" in value) return value.member;
  return String(value);
}

/** Returns a value as a C# expression. */
export function csharpValue(value: Value, type: Type): string {
  if (value === null) return "null";
  switch (type.kind) {
    case "optional":
      return csharpValue(value, type.of);
    case "list":
      return `[${(value as readonly Value[]).map((item) => csharpValue(item, type.item)).join(", ")}]`;
    case "map": {
      const entries = [...(value as ReadonlyMap<string, Value>)];
      const pairs = entries.map(([key, item]) => `[${JSON.stringify(key)}] = ${csharpPart(item)}`);
      return `new Dictionary<string, ${type.value.kind === "scalar" && type.value.name === "Int" ? "int" : "string"}> { ${pairs.join(", ")} }`;
    }
    case "range": {
      const ends = [...(value as ReadonlyMap<string, Value>).values()].map(csharpPart);
      return `new Range<${type.bound.kind === "scalar" && type.bound.name === "Int" ? "int" : "DateTimeOffset"}>(${ends.join(", ")})`;
    }
    case "set":
      return `new HashSet<string> { ${[...(value as ReadonlySet<string>)].map((item) => JSON.stringify(item)).join(", ")} }`;
    case "scalar":
      return type.name === "Guid" ? `Guid.Parse("${String(value)}")` : csharpPart(value);
    case "enum":
      return `LoanState.${(value as Named).member}`;
    case "value":
      return `new ${type.name}(${[...(value as ReadonlyMap<string, Value>).values()].map(csharpPart).join(", ")})`;
    default:
      return csharpPart(value);
  }
}

/** A value with a C# literal. */
function csharpPart(value: Value): string {
  if (typeof value === "bigint") return `${value}L`;
  if (value === null) return "null";
  if (isExact(value)) return `${exactText(value)}m`;
  if (isFloating(value)) return `${value.double}d`;
  if (isMoment(value)) return csharpMoment(value);
  if (value instanceof Map) return `new Money(${[...value.values()].map(csharpPart).join(", ")})`;
  if (typeof value === "object" && "member" in value) return `LoanState.${value.member}`;
  return JSON.stringify(value);
}

/** Texts, which the test program reads. */
const guids = ["0196f3c2-0000-7000-8000-00000000c0de", "00000000-0000-0000-0000-000000000000"];
const texts = ["", " ", "Ab", "abc", "Äb 1", 'a"b', "a.b@c-d.ef", "a@b.cd\n", "https://a.b/c?d#%20", "http://a.b:80\n"];
/** The borders of a Long are among these. A remainder by -1 is left out, which processors answer in their own ways. */
const longs = [0n, 1n, -7n, 3_000_000_000n, 2n ** 63n - 1n, -(2n ** 63n)];
const doubles = [0, 1.5, -2.25, 0.1, 3, 1e300, -1e300, 1e-300, 4_294_967_296.5];
const amounts = ["0", "-1.5", "2.25", "10", "0.10", "1.50"];

/** Draws one number below a limit. */
export type Draw = (limit: number) => number;

/** Draws values of a type from a small set, so that equal values are frequent. */
export function drawValue(type: Type, draw: Draw): Value {
  const of = <T>(choices: readonly T[]): T => choices[draw(choices.length)] as T;
  switch (type.kind) {
    case "optional":
      return draw(2) === 0 ? null : drawValue(type.of, draw);
    case "list":
      return Array.from({ length: draw(4) }, () => drawValue(type.item, draw));
    case "map":
      return new Map(["", "Ab", "abc"].slice(draw(4)).map((key) => [key, drawValue(type.value, draw)]));
    case "range": {
      const [start = null, end = null] = [drawValue(type.bound, draw), drawValue(type.bound, draw)].sort(inOrder);
      return new Map([
        ["start", start],
        ["end", end],
      ]);
    }
    case "set":
      return new Set(Array.from({ length: draw(4) }, () => of(texts)));
    case "enum":
      return { member: of(states) };
    case "value":
      return type.name === "Money" ? drawMoney(of) : drawItem(of, draw);
    default:
      return drawScalar(type, of, draw);
  }
}

function inOrder(one: Value, other: Value): number {
  const [left, right] = [one, other].map((value) => (isMoment(value) ? value.ticks : BigInt(Number(value))));
  return left === right ? 0 : (left ?? 0n) < (right ?? 0n) ? -1 : 1;
}

type Of = <T>(choices: readonly T[]) => T;

function drawScalar(type: Type, of: Of, draw: Draw): Value {
  if (type.kind !== "scalar") return of(texts);
  switch (type.name) {
    case "Int":
      return draw(8) - 3;
    case "Long":
      return of(longs);
    case "Decimal":
      return exact(of(amounts));
    case "Double":
      return { double: of(doubles) };
    case "Bool":
      return draw(2) === 0;
    case "Instant":
      return instantOf(Date.UTC(2026, 0, 1 + draw(3)));
    case "Guid":
      return of(guids);
    case "Email":
      return of(["a.b@c-d.ef", "Ab@abc.de"]);
    case "Date":
    case "Time":
    case "Duration":
      return of(sampledMoments[type.name]);
    default:
      return of(texts);
  }
}

function drawMoney(of: Of): Value {
  return new Map<string, Value>([
    ["amount", exact(of(amounts))],
    ["currency", of(["EUR", "EUR", "USD"])],
  ]);
}

function drawItem(of: Of, draw: Draw): Value {
  return new Map<string, Value>([
    ["label", of(texts)],
    ["quantity", draw(8) - 3],
    ["price", drawMoney(of)],
    ["state", { member: of(states) }],
    ["note", draw(2) === 0 ? null : of(texts)],
  ]);
}
