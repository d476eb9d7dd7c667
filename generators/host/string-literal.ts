/** How a C# string literal starts. */
export interface StringStart {
  /** Where its first quote stands. */
  readonly at: number;
  /** Its `$` signs; 0 when nothing is interpolated. */
  readonly dollars: number;
  readonly isVerbatim: boolean;
  /** The quotes of a raw literal, at least 3; 1 for every other. */
  readonly quotes: number;
}

/** Reads the start of the literal whose first quote stands at `at`, with the `$` and `@` before it. */
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

/** Where a literal without interpolation ends; one that is not closed ends with its line, or with the text when it may span lines. */
export function endOfPlainString(text: string, { at, isVerbatim, quotes }: StringStart): number {
  if (quotes > 1) {
    const close = text.indexOf('"'.repeat(quotes), at + quotes);
    return close < 0 ? text.length : close + runLength(text, close);
  }
  return endOfMatch(isVerbatim ? /"[^"]*(?:""[^"]*)*"?/y : /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"?/y, text, at);
}

/** Where a character literal ends; one that is not closed ends with its line. */
export function endOfCharLiteral(text: string, at: number): number {
  return endOfMatch(/'(?:\\.)?[^'\r\n]*'?/y, text, at);
}

/** Where the match of a sticky expression at `at` ends; `at` when there is none. */
export function endOfMatch(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** How often the character at `at` stands there in a row. */
export function runLength(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] === text[at]) {
    end++;
  }
  return end - at;
}
