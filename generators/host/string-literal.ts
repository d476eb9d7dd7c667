/** The start of a C# string literal. */
export interface StringStart {
  /** The offset of its first quote. */
  readonly at: number;
  /** The number of `$` signs; 0 without interpolation. */
  readonly dollars: number;
  readonly isVerbatim: boolean;
  /** The number of quotes: at least 3 for a raw literal, else 1. */
  readonly quotes: number;
}

/** Reads the start of the literal whose first quote is at `at`, with the `$` and `@` before it. */
export function readStringStart(text: string, at: number): StringStart {
  let prefix = at;
  while (prefix > 0 && (text[prefix - 1] === "$" || text[prefix - 1] === "@")) {
    prefix--;
  }
  const signs = text.slice(prefix, at);
  const isVerbatim = signs.includes("@");
  const run = runLength(text, at);
  return { at, dollars: signs.length - (isVerbatim ? 1 : 0), isVerbatim, quotes: !isVerbatim && run >= 3 ? run : 1 };
}

/** Returns the end of a literal without interpolation; an unclosed literal ends with its line, or with the text if it can span lines. */
export function endOfPlainString(text: string, { at, isVerbatim, quotes }: StringStart): number {
  if (quotes > 1) {
    const close = text.indexOf('"'.repeat(quotes), at + quotes);
    return close < 0 ? text.length : close + runLength(text, close);
  }
  return endOfMatch(isVerbatim ? /"[^"]*(?:""[^"]*)*"?/y : /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"?/y, text, at);
}

/** Returns the end of a character literal; an unclosed literal ends with its line. */
export function endOfCharLiteral(text: string, at: number): number {
  return endOfMatch(/'(?:\\.)?[^'\r\n]*'?/y, text, at);
}

/** Returns the end of a sticky match at `at`, or `at` without a match. */
export function endOfMatch(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** Counts the repetitions of the character at `at`. */
export function runLength(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] === text[at]) {
    end++;
  }
  return end - at;
}
