import type { SourceText } from "./source-text.ts";

/** A statement or declaration, with the offset of the block that ends it, if one does. */
export interface Statement {
  readonly from: number;
  /** The offset after the semicolon or the closing brace. */
  readonly to: number;
  readonly block: number | undefined;
}

/** Splits a range into its statements without descending into brackets. An incomplete one at the end is omitted. */
export function statementsIn({ code, closers }: SourceText, from: number, to: number): readonly Statement[] {
  const statements: Statement[] = [];
  const stops = /[^\s]/g;
  let start: number | undefined;
  for (let at = nextOf(stops, code, from); at < to; at = nextOf(stops, code, at)) {
    start ??= at;
    const close = closers.get(at) ?? at;
    const isBlock = code[at] === "{" && !continues(code, close + 1);
    if (isBlock || code[at] === ";") {
      statements.push({ from: start, to: close + 1, block: isBlock ? at : undefined });
      start = undefined;
    }
    at = close + 1;
  }
  return statements;
}

function nextOf(pattern: RegExp, code: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(code)?.index ?? code.length;
}

/** True if a brace ended an initializer or lambda, so that its statement goes on. */
function continues(code: string, from: number): boolean {
  const next = /[^\s]/g;
  return /[;.,)\]?:=&|+*/<>!]/.test(code[nextOf(next, code, from)] ?? "");
}

/** Returns the code of a statement, with everything in round brackets blank. */
export function outsideParentheses({ code, closers }: SourceText, { from, to }: Statement): string {
  const pieces: string[] = [];
  let at = from;
  for (let open = code.indexOf("(", at); open >= 0 && open < to; open = code.indexOf("(", at)) {
    const close = closers.get(open) ?? open;
    pieces.push(code.slice(at, open + 1), " ".repeat(close - open - 1));
    at = close;
  }
  return pieces.join("") + code.slice(at, to);
}

/** Returns the statement that another one continues: the `if` of an `else`, the `try` of a `catch`. */
export function headOf({ code }: SourceText, statements: readonly Statement[], statement: Statement): Statement {
  const goesOn = ({ from }: Statement) => /^(?:else|catch|finally)\b/.test(code.slice(from, from + 10));
  let at = statements.indexOf(statement);
  for (let one = statements[at]; at > 0 && one !== undefined && goesOn(one); one = statements[at]) at--;
  return statements[at] ?? statement;
}
