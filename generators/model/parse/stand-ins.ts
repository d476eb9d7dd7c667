import type { IToken } from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { ModelSource } from "../source.ts";

/** Characters that look like one of the language's, or come from another one, with what was meant. */
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

const most = 20;

/** The text with every unknown character replaced by one that the lexer can read, of the same length, and what is said of each. */
export function standIns(
  { path, text }: ModelSource,
  unknown: readonly IToken[],
): { readonly readable: string; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  let readable = "";
  let end = 0;
  for (const { startOffset: offset } of unknown) {
    // The second half of a character, or the rest of a comment that begins with `#`.
    if (offset < end) continue;
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    const span = { path, start: offset, end: offset + character.length };
    if (diagnostics.length < most && !isWithinWord(text, offset)) diagnostics.push(judge(character, span));
    const read = readAs(character, text, offset);
    readable += text.slice(end, offset) + read;
    end = offset + read.length;
  }
  return { readable: readable + text.slice(end), diagnostics };
}

function judge(character: string, span: NonNullable<Diagnostic["span"]>): Diagnostic {
  const meant = /\s/.test(character) ? " " : lookalikes.get(character);
  if (meant !== undefined) return report(catalogue.lookalikeCharacter, { character, meant }, { span });
  const hint = isLetter(character) ? "A name is made of the letters A to Z, digits and `_`." : hints.get(character);
  return report(catalogue.unexpectedCharacter, { character }, { span, hint });
}

// Whatever is read instead has the length of what is written, so that every place stays where it is.
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

// One word with several foreign letters is one mistake.
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
