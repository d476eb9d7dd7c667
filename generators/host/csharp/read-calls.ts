import { afterBracket, afterName, afterStatement, isWord } from "./code-tokens.ts";

/** An argument of a call, as a range of tokens. */
export interface Argument {
  /** The name before its colon; undefined for an argument by place. */
  readonly name: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** A call in a chain, such as `.Property<string>("Title")`. */
export interface Call {
  readonly name: string;
  /** The tokens between the angle brackets; empty without any. */
  readonly typeArguments: readonly string[];
  readonly arguments: readonly Argument[];
  /** The index behind its closing bracket. */
  readonly end: number;
}

/** A statement that is a chain of calls on a variable. */
export interface CallStatement {
  readonly receiver: string;
  readonly calls: readonly Call[];
  /** The index of the variable. */
  readonly from: number;
  /** The index behind the semicolon. */
  readonly to: number;
}

/** Reads the statements between two indexes that are chains of calls on a variable; others are left out. */
export function callStatementsIn(tokens: readonly string[], from: number, to: number): readonly CallStatement[] {
  const found: CallStatement[] = [];
  for (let at = from; at < to; ) {
    const end = Math.max(afterStatement(tokens, at), at + 1);
    const calls = isWord(tokens[at]) && tokens[at + 1] === "." ? callsAt(tokens, at + 1, end) : [];
    if (calls.length > 0) found.push({ receiver: tokens[at] ?? "", calls, from: at, to: end });
    at = end;
  }
  return found;
}

function callsAt(tokens: readonly string[], at: number, end: number): readonly Call[] {
  const calls: Call[] = [];
  for (let dot = at; dot < end && tokens[dot] === "." && isWord(tokens[dot + 1]); ) {
    const open = afterName(tokens, dot + 1);
    if (tokens[open] !== "(") break;
    const close = afterBracket(tokens, open);
    const typeArguments = tokens.slice(dot + 3, Math.max(open - 1, dot + 3));
    const given = argumentsIn(tokens, open + 1, close - 1);
    calls.push({ name: tokens[dot + 1] ?? "", typeArguments, arguments: given, end: close });
    dot = close;
  }
  return calls;
}

function argumentsIn(tokens: readonly string[], from: number, to: number): readonly Argument[] {
  const found: Argument[] = [];
  for (let at = from, start = from; at <= to; ) {
    const token = tokens[at] ?? "";
    if (at === to || token === ",") {
      if (at > start) found.push(argumentAt(tokens, start, at));
      start = at + 1;
    }
    at = "([{".includes(token) && at < to ? afterBracket(tokens, at) : at + 1;
  }
  return found;
}

function argumentAt(tokens: readonly string[], from: number, to: number): Argument {
  const isNamed = isWord(tokens[from]) && tokens[from + 1] === ":" && tokens[from + 2] !== ":";
  return isNamed ? { name: tokens[from], from: from + 2, to } : { name: undefined, from, to };
}

/** Returns the text of a literal in quotes; undefined for another token, or one with an escape that JSON does not have. */
export function literalText(token: string | undefined): string | undefined {
  if (token === undefined || !/^"(?:[^"\\\r\n]|\\.)*"$/.test(token)) return undefined;
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}

/** Returns the text that is the first argument of a call; undefined for another argument, or none. */
export function firstText(tokens: readonly string[], call: Call | undefined): string | undefined {
  return literalText(tokens[call?.arguments[0]?.from ?? -1]);
}
