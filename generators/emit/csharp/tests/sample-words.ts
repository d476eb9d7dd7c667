import { tester } from "../../../model/sample/evaluate.ts";
import { isList, isObject, type Json, type Path, partsOf } from "../../../model/sample/json.ts";
import { csharpString } from "../csharp-text.ts";
import { typeName } from "../names.ts";
import { type FreshPart, isGuid } from "./fresh-part.ts";
import { holeAt, printedJson } from "./printed-json.ts";

/** Values of a sample that C# computes, by the JSON text of their paths. */
type Computed = ReadonlyMap<string, string>;

/** Returns the words of an interpolated raw string with JSON. */
export function jsonWords(
  value: Json,
  { fresh = [], computed }: { readonly fresh?: readonly FreshPart[]; readonly computed?: Computed },
) {
  const dollars = Math.max(2, longestRun(printedJson(value).join("\n")) + 1);
  const hole = (code: string) => `${"{".repeat(dollars)}${code}${"}".repeat(dollars)}`;
  const holes = new Map([...(computed ?? [])].map(([path, code]) => [path, hole(code)]));
  for (const part of fresh) holes.set(holeAt(part.path), freshText(part, hole));
  for (const path of pathsOf(value, tester)) holes.set(holeAt(path), `"${hole(`${typeName("TestCaller")}.Name`)}"`);
  const json = printedJson(value, holes);
  return { dollars: "$".repeat(dollars), json, usesNumber: json.some((line) => line.includes("{number}")) };
}

/** Lists the places of a value in a sample. */
function pathsOf(sample: Json, sought: string, path: Path = []): readonly Path[] {
  if (sample === sought) return [path];
  return partsOf(sample).flatMap(([step, part]) => pathsOf(part, sought, [...path, step]));
}

function freshText({ value, hasForm }: FreshPart, hole: (code: string) => string): string {
  if (typeof value === "number") return hole("number");
  if (isGuid(value)) return `"${hole(`${typeName("Guid")}.NewGuid()`)}"`;
  if (hasForm === true) return `"${hole(`${typeName("TestSamples")}.Vary(${csharpString(value)})`)}"`;
  return `"${JSON.stringify(value.replace(/-\d+$/, "")).slice(1, -1)}-${hole("number")}"`;
}

/** Returns the length of the longest run of one kind of brace. */
function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/\{+|\}+/g)].map(([run]) => run.length));
}

/** Returns the element of a sample at a path, as C#: `sample["price"]!["amount"]`. */
export function elementAt(path: Path): string {
  const steps = path.map((step) => `[${typeof step === "number" ? step : csharpString(step)}]`);
  return `sample${steps.join("!")}`;
}

/** Returns a JSON value as C#: a literal, or a parsed text. */
export function nodeOf(value: Json, parse: string): string {
  if (value === null) return "null";
  if (typeof value === "string") return csharpString(value);
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number" && Number.isInteger(value)) return String(value);
  if (typeof value === "number") return `${value}m`;
  return isList(value) || isObject(value) ? `${parse}(${csharpString(JSON.stringify(value))})` : "null";
}
