/** A range of offsets. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Blanks comments, string and character literals and preprocessor lines of C# text. Length and line breaks stay. */
export function blankSource(text: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to } of blanksIn(text)) {
    pieces.push(text.slice(at, from), text.slice(from, to).replace(/[^\r\n\u0085\u2028\u2029]/g, " "));
    at = to;
  }
  return pieces.join("") + text.slice(at);
}

/** Finds the comments, string and character literals and preprocessor lines of C# text. The `$` and `@` of a literal stand before it. */
export function* blanksIn(text: string): Generator<Range> {
  const openings = /["']|\/\/|\/\*|^[^\S\r\n]*#/gm;
  for (let opening = openings.exec(text); opening !== null; opening = openings.exec(text)) {
    const to = endOfLiteral(text, opening.index, opening[0]);
    yield { from: opening.index, to };
    openings.lastIndex = to;
  }
}

function endOfLiteral(text: string, at: number, opening: string): number {
  if (opening === '"') {
    const start = readStringStart(text, at);
    return start.dollars > 0 ? endOfInterpolatedString(text, start) : endOfPlainString(text, start);
  }
  if (opening === "'") return endOfCharLiteral(text, at);
  return opening === "/*" ? endOfMatch(/\/\*[\s\S]*?(?:\*\/|$)/y, text, at) : endOfMatch(/[^\r\n]*/y, text, at);
}

/** The start of a C# string literal. */
interface StringStart {
  /** The offset of its first quote. */
  readonly at: number;
  /** The number of `$` signs; 0 without interpolation. */
  readonly dollars: number;
  readonly isVerbatim: boolean;
  /** The number of quotes: at least 3 for a raw literal, else 1. */
  readonly quotes: number;
  /** The number of braces around a hole. */
  readonly braces: number;
}

/** Reads the start of the literal whose first quote is at `at`, with the `$` and `@` before it. */
function readStringStart(text: string, at: number): StringStart {
  let prefix = at;
  while (prefix > 0 && (text[prefix - 1] === "$" || text[prefix - 1] === "@")) {
    prefix--;
  }
  const signs = text.slice(prefix, at);
  const isVerbatim = signs.includes("@");
  const run = runLength(text, at);
  const quotes = !isVerbatim && run >= 3 ? run : 1;
  const dollars = signs.length - (isVerbatim ? 1 : 0);
  return { at, dollars, isVerbatim, quotes, braces: quotes > 1 ? dollars : 1 };
}

/** Returns the end of a literal without interpolation; an unclosed literal ends with its line, or with the text if it can span lines. */
function endOfPlainString(text: string, { at, isVerbatim, quotes }: StringStart): number {
  if (quotes > 1) {
    const close = text.indexOf('"'.repeat(quotes), at + quotes);
    return close < 0 ? text.length : close + runLength(text, close);
  }
  return endOfMatch(isVerbatim ? /"[^"]*(?:""[^"]*)*"?/y : /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"?/y, text, at);
}

/** Returns the end of a character literal; an unclosed literal ends with its line. */
function endOfCharLiteral(text: string, at: number): number {
  return endOfMatch(/'(?:\\.)?[^'\r\n]*'?/y, text, at);
}

/** Returns the end of a sticky match at `at`, or `at` without a match. */
function endOfMatch(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** Counts the repetitions of the character at `at`. */
function runLength(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && text[end] === text[at]) {
    end++;
  }
  return end - at;
}

// Literals nested deeper are no code that anybody wrote; the file then ends here.
const deepest = 64;

/** Returns the end of an interpolated literal with its nested holes. */
function endOfInterpolatedString(text: string, start: StringStart, depth = 0): number {
  if (depth > deepest) return text.length;
  for (let at = start.at + start.quotes; at < text.length; ) {
    const { kind, end } = stopIn(text, at, start);
    if (kind === "end") return end;
    at = kind === "hole" ? endOfHole(text, end, { start, depth }) : end;
  }
  return text.length;
}

/** Finds the next hole, or the end, of an interpolated literal; an unclosed one ends with its line, or with the text if it can span lines. */
function stopIn(text: string, from: number, start: StringStart) {
  const { quotes, braces } = start;
  const at = endOfMatch(plainTextOf(start), text, from);
  const run = quotes > 1 ? runLength(text, at) : 1;
  if (text[at] === "{" && run >= braces) return { kind: "hole", end: at + run } as const;
  if (text[at] === '"' && run >= quotes) return { kind: "end", end: at + run } as const;
  return quotes > 1 ? ({ kind: "text", end: at + run } as const) : ({ kind: "end", end: at } as const);
}

/** Returns the pattern of the text of an interpolated literal up to a quote or a hole. */
function plainTextOf({ quotes, isVerbatim }: StringStart): RegExp {
  if (quotes > 1) return /[^"{]*/y;
  return isVerbatim ? /[^"{]*(?:(?:""|\{\{)[^"{]*)*/y : /[^"\\{\r\n]*(?:(?:\\.|\{\{)[^"\\{\r\n]*)*/y;
}

/** Returns the offset behind the hole of an interpolated literal. */
function endOfHole(
  text: string,
  from: number,
  { start, depth }: { readonly start: StringStart; readonly depth: number },
): number {
  let brackets = 0;
  for (let at = from; at < text.length; ) {
    at = endOfMatch(/[^"'{}()[\]:/]*/y, text, at);
    const sign = text[at] ?? "";
    if (sign === "}" && brackets === 0) return at + start.braces;
    if ("{([".includes(sign)) brackets++;
    if ("})]".includes(sign)) brackets = Math.max(0, brackets - 1);
    at = endInHole(text, at, { isFormat: brackets === 0, depth: depth + 1 });
  }
  return text.length;
}

/** Returns the end of the literal, comment, format or sign at an offset in a hole. */
function endInHole(
  text: string,
  at: number,
  { isFormat, depth }: { readonly isFormat: boolean; readonly depth: number },
): number {
  switch (text[at]) {
    case '"': {
      const nested = readStringStart(text, at);
      return nested.dollars > 0 ? endOfInterpolatedString(text, nested, depth) : endOfPlainString(text, nested);
    }
    case "'":
      return endOfCharLiteral(text, at);
    case "/":
      return endOfMatch(/\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|\//y, text, at);
    case ":":
      // A single colon outside brackets starts a format, which is text; a double colon is `global::`.
      return isFormat ? endOfMatch(/::|:[^}"\r\n]*/y, text, at) : at + 1;
    default:
      return at + 1;
  }
}
