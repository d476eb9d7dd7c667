import type { Body } from "./bodies.ts";
import { lineEndOf, lineStart, type SourceText, withLineAt } from "./source-text.ts";
import { headOf, outsideParentheses, type Statement, statementsIn } from "./statements.ts";

/** Inserts a line above a statement, before blank lines and comments that belong to it; undefined if code precedes it in its line. */
export function insertBefore({ text, code }: SourceText, at: number, line: string): string | undefined {
  const start = lineStart(text, at);
  const indent = code.slice(start, at);
  if (indent.trim() !== "" || indent !== text.slice(start, at)) return undefined;
  const above = endOfCodeAbove(text, start);
  return withLineAt(text, above, gapAt(text, above) + indent + line);
}

/** Returns a line end below a closing brace, if no such brace of the file has code directly below. */
function gapAt(text: string, at: number): string {
  const isBelowBrace = /^\s*\}\s*$/.test(text.slice(lineStart(text, at - 1), at));
  return isBelowBrace && !CROWDED.test(text) ? "\n" : "";
}

const CROWDED = /^[ \t]*\}[ \t]*\r?\n[ \t]*(?!else\b|catch\b|finally\b|while\b|\/\/)[^\s})\];,.#]/m;

function endOfCodeAbove(text: string, start: number): number {
  const lineAbove = (at: number) => text.slice(lineStart(text, at - 1), at);
  let at = start;
  while (at > 0 && /^\s*\/\//.test(lineAbove(at))) at = lineStart(text, at - 1);
  while (at > 0 && lineAbove(at).trim() === "") at = lineStart(text, at - 1);
  return at === 0 ? start : at;
}

/** Inserts a line below a statement; undefined if code follows it in its line. */
export function insertAfter({ text, code }: SourceText, { from, to }: Statement, line: string): string | undefined {
  const start = lineStart(text, from);
  const nextLine = text.indexOf("\n", to) + 1 || text.length;
  if (code.slice(start, from).trim() !== "" || code.slice(to, nextLine).trim() !== "") return undefined;
  // A comment that goes on below is no end of a line.
  if (text.slice(to, nextLine).includes("/*")) return undefined;
  return withLineAt(text, nextLine, text.slice(start, from) + line);
}

/** Inserts a line at the end of a block, or before the first statement that may leave it. */
export function insertAtEnd(source: SourceText, open: number, line: string): string | undefined {
  const { text, code, closers } = source;
  const close = closers.get(open);
  if (close === undefined) return undefined;
  const statements = statementsIn(source, open + 1, close);
  const leaving = statements.find((one) => mayLeave(source, one));
  if (leaving !== undefined) return insertBefore(source, headOf(source, statements, leaving).from, line);
  const start = lineStart(text, close);
  if (start <= open || text.slice(start, close).trim() !== "") {
    const space = /\s/.test(text[close - 1] ?? "") ? "" : " ";
    return code.slice(start, close).trim() === "" && start > open
      ? undefined
      : `${text.slice(0, close)}${space}${line} ${text.slice(close)}`;
  }
  const inner = code.slice(open + 1, close);
  const indent = /\n([ \t]*)\S/.exec(inner)?.[1] ?? `${text.slice(start, close)}    `;
  return withLineAt(text, start, gapAt(text, start) + indent + line);
}

/** True if a statement can end its method. */
export function mayLeave(source: SourceText, statement: Statement): boolean {
  return /\b(?:return|throw)\b/.test(outsideParentheses(source, statement));
}

/** Inserts a line at the end of a method, whose body may be an expression. */
export function insertIntoBody(source: SourceText, { open, expression }: Body, line: string): string | undefined {
  if (open !== undefined) return insertAtEnd(source, open, line);
  return expression && insertIntoExpression(source, expression, line);
}

/** Replaces an expression body by a block that ends with a line; undefined if the arrow is not one of a plain method. */
export function insertIntoExpression(source: SourceText, { from, to }: Statement, line: string): string | undefined {
  const { text, code } = source;
  const arrow = code.indexOf("=>", from);
  const expression = text.slice(arrow + 2, to).trim();
  if (arrow < 0 || arrow > to || /^throw\b/.test(expression)) return undefined;
  const start = lineStart(text, from);
  const outer = /^[ \t]*/.exec(text.slice(start, from))?.[0] ?? "";
  const lineEnd = lineEndOf(text);
  const block = ["{", `    ${expression}`, `    ${line}`, "}"].map((one) => lineEnd + outer + one).join("");
  return text.slice(0, arrow).trimEnd() + block + text.slice(to);
}
