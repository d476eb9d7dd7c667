import { blankSource } from "../csharp/blank-source.ts";

/** C# text, its blanked form with equal offsets, and the offset of the closing bracket of each opening one. */
export interface SourceText {
  readonly text: string;
  /** Comments, literals, directives and conditional code are spaces. */
  readonly code: string;
  readonly closers: ReadonlyMap<number, number>;
}

/** The character that replaces the number sign of a conditional directive until comments and literals are blank. */
const MARK = "\u0001";

/** Blanks C# text; undefined if its brackets or conditional directives do not match. */
export function sourceText(text: string): SourceText | undefined {
  if (text.includes(MARK)) return undefined;
  const marked = text.replace(/^([^\S\r\n]*)#(?=[^\S\r\n]*(?:if|elif|else|endif)\b)/gm, `$1${MARK}`);
  const code = withoutConditions(blankSource(marked));
  const closers = code === undefined ? undefined : closersIn(code);
  return code === undefined || closers === undefined ? undefined : { text, code, closers };
}

/** Blanks everything from each `#if` to its `#endif`. */
function withoutConditions(marked: string): string | undefined {
  const regions = regionsIn(marked);
  if (regions === undefined) return undefined;
  let at = 0;
  const pieces = regions.map(({ from, to }) => {
    const piece = marked.slice(at, from) + marked.slice(from, to).replace(/[^\r\n]/g, " ");
    at = to;
    return piece;
  });
  return pieces.join("") + marked.slice(at);
}

/** Returns the outermost conditional regions, with their directives; undefined if these do not match. */
function regionsIn(marked: string): readonly { readonly from: number; readonly to: number }[] | undefined {
  const regions: { readonly from: number; readonly to: number }[] = [];
  const open: number[] = [];
  for (const { 0: line, 1: word, index } of marked.matchAll(/\u0001[^\S\r\n]*(\w+)[^\r\n]*/g)) {
    if (word === "if") open.push(index);
    const from = word === "endif" ? open.pop() : open.at(-1);
    if (from === undefined) return undefined;
    if (open.length === 0) regions.push({ from, to: index + line.length });
  }
  return open.length === 0 ? regions : undefined;
}

const opening: ReadonlyMap<string, string> = new Map(Object.entries({ "}": "{", ")": "(", "]": "[" }));
const brackets: ReadonlySet<string> = new Set("{}()[]");

function closersIn(code: string): ReadonlyMap<number, number> | undefined {
  const closers = new Map<number, number>();
  const open: number[] = [];
  for (let index = 0; index < code.length; index++) {
    const bracket = code[index] ?? "";
    if (!brackets.has(bracket)) continue;
    const wanted = opening.get(bracket);
    if (wanted === undefined) {
      open.push(index);
      continue;
    }
    const last = open.pop();
    if (last === undefined || code[last] !== wanted) return undefined;
    closers.set(last, index);
  }
  return open.length === 0 ? closers : undefined;
}

/** Inserts a line before an offset, with the line end of the text. */
export function withLineAt(text: string, at: number, line: string): string {
  const lineEnd = lineEndOf(text);
  const isOpenLine = at > 0 && at === text.length && !text.endsWith("\n");
  return `${text.slice(0, at)}${isOpenLine ? lineEnd : ""}${line.replaceAll("\n", lineEnd)}${lineEnd}${text.slice(at)}`;
}

export function lineEndOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

export function lineStart(text: string, index: number): number {
  return text.lastIndexOf("\n", index - 1) + 1;
}
