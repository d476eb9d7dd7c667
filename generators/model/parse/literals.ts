import type { IntLiteral, RegexLiteral, StringLiteral } from "../expression-ast.ts";
import { mismatch, standIn } from "./expect.ts";
import { accept, advance, type Parser, spanOfNext } from "./parser.ts";
import { labelOf } from "./tokens.ts";

/** Reads a whole number, if it comes next. */
export function takeInt(parser: Parser): IntLiteral | undefined {
  if (parser.kind !== "int") return undefined;
  const literal: IntLiteral = { kind: "int", text: parser.tokens.texts[parser.index] ?? "", span: spanOfNext(parser) };
  advance(parser);
  return literal;
}

/** Reads a string, if it comes next. */
export function takeString(parser: Parser): StringLiteral | undefined {
  if (parser.kind !== "string") return undefined;
  const value = stringValue(parser.tokens.texts[parser.index] ?? "");
  const literal: StringLiteral = { kind: "string", value, span: spanOfNext(parser) };
  advance(parser);
  return literal;
}

/** Reads a pattern, or reports that there is none. */
export function expectPattern(parser: Parser): RegexLiteral {
  const [text = "", span] = [parser.tokens.texts[parser.index], spanOfNext(parser)];
  if (accept(parser, "pattern")) {
    const end = text.length > 1 && text.endsWith("/") ? -1 : undefined;
    return { kind: "regex", pattern: text.slice(1, end), span };
  }
  mismatch(parser, labelOf("pattern"));
  return { kind: "regex", pattern: "", span: standIn(parser).span };
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
