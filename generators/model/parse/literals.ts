import type { Span } from "../../diagnostics/diagnostic.ts";
import type * as ast from "../expression-ast.ts";
import { mismatch, standIn } from "./expect.ts";
import { advance, type Parser, spanOfNext } from "./parser.ts";
import { durationUnits, labelOf } from "./tokens.ts";

/** Reads a whole number, if it comes next. */
export function takeInt(parser: Parser): ast.IntLiteral | undefined {
  return parser.kind === "int" ? { kind: "int", ...takeToken(parser) } : undefined;
}

/** Reads a whole number, or reports that it is missing. */
export function expectInt(parser: Parser): ast.IntLiteral | undefined {
  return takeInt(parser) ?? mismatch(parser, labelOf("int"));
}

const units: ReadonlyMap<string | undefined, ast.DurationUnit> = new Map(
  durationUnits.flatMap((unit) => [[unit, unit] as const, [unit.slice(0, -1), unit] as const]),
);

/** Reads a length of time, if one comes next. */
export function takeDuration(parser: Parser): ast.DurationLiteral | undefined {
  if (parser.kind !== "duration") return undefined;
  const { text, span } = takeToken(parser);
  const [amount = "", word] = text.split(/[ \t]+/);
  return { kind: "duration", amount, unit: units.get(word) ?? "days", span };
}

/** Reads a day or a time of day, if one comes next. */
export function takeCalendar(parser: Parser): ast.CalendarLiteral | undefined {
  const { kind } = parser;
  return kind === "date" || kind === "time" ? { kind, ...takeToken(parser) } : undefined;
}

/** Reads a decimal number, if it comes next. */
export function takeDecimal(parser: Parser): ast.DecimalLiteral | undefined {
  return parser.kind === "decimal" ? { kind: "decimal", ...takeToken(parser) } : undefined;
}

/** Reads a string, if it comes next. */
export function takeString(parser: Parser): ast.StringLiteral | undefined {
  if (parser.kind !== "string") return undefined;
  const { text, span } = takeToken(parser);
  return { kind: "string", value: stringValue(text), span };
}

/** Reads a truth value, if it comes next. */
export function takeBool(parser: Parser): ast.BoolLiteral | undefined {
  if (parser.kind !== "true" && parser.kind !== "false") return undefined;
  const { text, span } = takeToken(parser);
  return { kind: "bool", value: text === "true", span };
}

/** Reads a pattern, or reports that it is missing. */
export function expectPattern(parser: Parser): ast.RegexLiteral {
  if (parser.kind !== "pattern") {
    mismatch(parser, labelOf("pattern"));
    return { kind: "regex", pattern: "", span: standIn(parser).span };
  }
  const { text, span } = takeToken(parser);
  return { kind: "regex", pattern: text.slice(1, text.length > 1 && text.endsWith("/") ? -1 : undefined), span };
}

function takeToken(parser: Parser): { readonly text: string; readonly span: Span } {
  const token = { text: parser.tokens.texts[parser.index] ?? "", span: spanOfNext(parser) };
  advance(parser);
  return token;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["0", "\0"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
]);

// A backslash takes the next character, which stands for itself unless it is one of `n t r 0 b f v`.
function stringValue(image: string): string {
  const inner = image.slice(1, image.length > 1 && image.endsWith('"') ? -1 : undefined);
  if (!inner.includes("\\")) return inner;
  return inner.replace(/\\(.)/gsu, (_all, character: string) => escapes.get(character) ?? character);
}
