import { blankSource } from "../blank-source.ts";

/** C# text, and the same with all that is no code made blank: places in one are places in the other. */
export interface SourceText {
  readonly text: string;
  readonly code: string;
}

/** A text to find places in; undefined where code is left out under conditions, so that no place is certain. */
export function sourceText(text: string): SourceText | undefined {
  return /^\s*#\s*(?:if|el|endif)/m.test(text) ? undefined : { text, code: blankSource(text) };
}

/** The text with a line before a place in it; the line ends as others do. */
export function withLineAt(text: string, at: number, line: string): string {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  return `${text.slice(0, at)}${line.replaceAll("\n", lineEnd)}${lineEnd}${text.slice(at)}`;
}

/** The one match of a pattern; undefined where there is none, or more than one. */
export function onlyMatch(text: string, pattern: RegExp): RegExpExecArray | undefined {
  const [first, ...others] = text.matchAll(pattern);
  return others.length === 0 ? first : undefined;
}

/** The index of the bracket that closes the one at `at`; undefined where none does. */
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

/** The place of the line that an index stands in. */
export function lineStart(text: string, index: number): number {
  return text.lastIndexOf("\n", index - 1) + 1;
}
