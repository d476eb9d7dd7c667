import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { endOfLine } from "../../text/lines.ts";
import { scan } from "./scan.ts";

export interface ModelSource {
  readonly path: string;
  readonly text: string;
}

/** Returns the tokens of any text. Reports characters without meaning, and reads them as what was probably meant. */
export function lex({ path, text }: ModelSource) {
  const first = scan(text);
  const { readable, diagnostics } = replaceUnknown({ path, text }, first.unknown);
  const tokens = first.unknown.length === 0 ? first : scan(readable);
  const unclosed = tokens.unclosed.map(({ kind, start, end }) =>
    report(entries[kind], {}, { span: { path, start, end } }),
  );
  return { tokens, diagnostics: [...diagnostics, ...unclosed] };
}

const entries = {
  string: catalogue.unclosedText,
  pattern: catalogue.unclosedPattern,
  comment: catalogue.unclosedComment,
};

/** Each sign with the characters that look like it, or have its meaning in another language. */
const lookalikeSigns =
  "\"“”„‟«»＂‘’‚‛'` {｛❴ }｝❵ (（ )） :：﹕ ,，、 .． =＝ <＜ >＞ ?？ !！ @＠ +＋ -－−–— *＊× /／÷".split(" ");
const lookalikes: ReadonlyMap<string, string> = new Map(
  lookalikeSigns.flatMap(([sign = "", ...characters]) => characters.map((character) => [character, sign] as const)),
);

const hints: ReadonlyMap<string, string> = new Map([
  [";", "Nothing stands between members or statements: delete it."],
  ["#", "A comment begins with `//`."],
  ["&", "Write `&&` for and."],
  ["|", "Write `||` for or. Nothing stands between the cases of a union."],
]);

const mostReported = 20;

/** Replaces every unknown character by readable ones of the same length, and reports it. */
function replaceUnknown({ path, text }: ModelSource, unknown: readonly number[]) {
  const diagnostics: Diagnostic[] = [];
  const readable: string[] = [];
  let end = 0;
  for (const offset of unknown) {
    // The second half of a character, or the rest of a comment that begins with `#`.
    if (offset < end) continue;
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    const span = { path, start: offset, end: offset + character.length };
    if (diagnostics.length < mostReported && !isWithinWord(text, offset)) diagnostics.push(judge(character, span));
    const read = readAs(character, text, offset);
    readable.push(text.slice(end, offset), read);
    end = offset + read.length;
  }
  readable.push(text.slice(end));
  return { readable: readable.join(""), diagnostics };
}

function judge(character: string, span: Span): Diagnostic {
  const meant = /\s/.test(character) ? " " : lookalikes.get(character);
  if (meant !== undefined) return report(catalogue.lookalikeCharacter, { character, meant }, { span });
  const hint = isLetter(character) ? "A name is made of the letters A to Z, digits and `_`." : hints.get(character);
  return report(catalogue.unexpectedCharacter, { character }, { span, hint });
}

// The replacement has the same length, so that every offset stays as it is.
function readAs(character: string, text: string, offset: number): string {
  if (character === "#") return " ".repeat(endOfLine(text, offset) - offset);
  if (isLetter(character)) return "_".repeat(character.length);
  if (foreignOperators.has(character) && isBetweenOperands(text, offset)) return "*";
  return lookalikes.get(character) ?? " ".repeat(character.length);
}

const foreignOperators: ReadonlySet<string> = new Set(["&", "|", "^"]);

// Read as an operator, it takes the operand behind it along.
function isBetweenOperands(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 30), offset);
  return /[\w)"][ \t]*$/.test(before) && /^[ \t]*[\w("!-]/.test(text.slice(offset + 1, offset + 30));
}

// A word with several foreign letters is one mistake.
function isWithinWord(text: string, offset: number): boolean {
  return (
    /[^\p{ASCII}][\p{L}\p{M}\p{N}_]*$/u.test(text.slice(Math.max(0, offset - 30), offset)) &&
    isLetter(text.charAt(offset))
  );
}

function isLetter(character: string): boolean {
  return /^[\p{L}\p{M}\p{N}]/u.test(character);
}
