import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { ModelSource } from "../source.ts";

/** Characters that look like one of the language, or come from another language, with the one that was meant. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ...pairs("“”„‟«»＂‘’‚‛'`", '"'),
  ...pairs("｛❴", "{"),
  ...pairs("｝❵", "}"),
  ...pairs("（", "("),
  ...pairs("）", ")"),
  ...pairs("：﹕", ":"),
  ...pairs("，、", ","),
  ...pairs("．", "."),
  ...pairs("＝", "="),
  ...pairs("＜", "<"),
  ...pairs("＞", ">"),
  ...pairs("？", "?"),
  ...pairs("！", "!"),
  ...pairs("＠", "@"),
  ...pairs("＋", "+"),
  ...pairs("－−–—", "-"),
  ...pairs("＊×", "*"),
  ...pairs("／÷", "/"),
]);

const hints: ReadonlyMap<string, string> = new Map([
  [";", "Nothing stands between members or statements: delete it."],
  ["#", "A comment begins with `//`."],
  ["&", "Write `&&` for and."],
  ["|", "Write `||` for or."],
  ["[", "A list of T is written `List<T>`."],
  ["]", "A list of T is written `List<T>`."],
]);

const mostReported = 20;

/** Replaces every unknown character by readable ones of the same length, and reports it. */
export function standIns(
  { path, text }: ModelSource,
  unknown: readonly number[],
): { readonly readable: string; readonly diagnostics: readonly Diagnostic[] } {
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

function judge(character: string, span: NonNullable<Diagnostic["span"]>): Diagnostic {
  const meant = /\s/.test(character) ? " " : lookalikes.get(character);
  if (meant !== undefined) return report(catalogue.lookalikeCharacter, { character, meant }, { span });
  const hint = isLetter(character) ? "A name is made of the letters A to Z, digits and `_`." : hints.get(character);
  return report(catalogue.unexpectedCharacter, { character }, { span, hint });
}

// The replacement has the same length, so that every offset stays as it is.
function readAs(character: string, text: string, offset: number): string {
  if (character === "#") return " ".repeat(restOfLine(text, offset));
  if (isLetter(character)) return "_".repeat(character.length);
  return lookalikes.get(character) ?? " ".repeat(character.length);
}

function restOfLine(text: string, offset: number): number {
  const rest = /[^\r\n]*/y;
  rest.lastIndex = offset;
  return rest.exec(text)?.[0].length ?? 1;
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

function pairs(characters: string, meant: string): readonly (readonly [string, string])[] {
  return [...characters].map((character) => [character, meant]);
}
