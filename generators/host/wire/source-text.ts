import { blankSource } from "../blank-source.ts";

/** C# text and its blanked form, with equal offsets. */
export interface SourceText {
  readonly text: string;
  readonly code: string;
}

/** Blanks C# text; undefined if it has conditional code, so that no position is certain. */
export function sourceText(text: string): SourceText | undefined {
  return /^\s*#\s*(?:if|el|endif)/m.test(text) ? undefined : { text, code: blankSource(text) };
}

/** Inserts a line before an offset, with the line end of the text. */
export function withLineAt(text: string, at: number, line: string): string {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  return `${text.slice(0, at)}${line.replaceAll("\n", lineEnd)}${lineEnd}${text.slice(at)}`;
}

/** Returns the only match of a pattern; undefined for none or several. */
export function onlyMatch(text: string, pattern: RegExp): RegExpExecArray | undefined {
  const [first, ...others] = text.matchAll(pattern);
  return others.length === 0 ? first : undefined;
}

/** Returns the offset of the closing bracket; undefined if there is none. */
export function closingBracket(code: string, at: number): number | undefined {
  const open = code[at] ?? "";
  const close = open === "(" ? ")" : "}";
  let depth = 0;
  for (let next = at; next < code.length; next++) {
    depth += code[next] === open ? 1 : code[next] === close ? -1 : 0;
    if (depth === 0) return next;
  }
  return undefined;
}

export function lineStart(text: string, index: number): number {
  return text.lastIndexOf("\n", index - 1) + 1;
}
