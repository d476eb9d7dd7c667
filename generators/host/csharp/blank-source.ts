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
    return start.dollars > 0
      ? Math.min(text.length, endOfInterpolatedString(text, start))
      : endOfPlainString(text, start);
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
  return { at, dollars: signs.length - (isVerbatim ? 1 : 0), isVerbatim, quotes: !isVerbatim && run >= 3 ? run : 1 };
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

// An open literal: in its text, or in a hole at some bracket depth.
interface Frame {
  readonly start: StringStart;
  readonly hole: { readonly depth: number } | undefined;
}

// The open literals after a step, innermost last, and the next offset.
interface Step {
  readonly at: number;
  readonly open: Frame | undefined;
  readonly nested?: StringStart;
}

// Literals nested deeper are no code that anybody wrote; the file then ends here.
const deepest = 64;

/** Returns the end of an interpolated literal with its nested holes. */
function endOfInterpolatedString(text: string, start: StringStart): number {
  const frames: Frame[] = [{ start, hole: undefined }];
  let at = start.at + start.quotes;
  for (let frame = frames.pop(); frame !== undefined; frame = frames.pop()) {
    if (at >= text.length || frames.length > deepest) return text.length;
    const step =
      frame.hole === undefined
        ? stepInText(text, at, frame)
        : stepInHole(text, at, { ...frame, depth: frame.hole.depth });
    at = step.at;
    if (step.open !== undefined) frames.push(step.open);
    if (step.nested !== undefined) frames.push({ start: step.nested, hole: undefined });
  }
  return at;
}

function stepInText(text: string, at: number, { start }: Frame): Step {
  if (start.quotes > 1) return stepInRawText(text, at, start);
  const literal = start.isVerbatim ? /[^"{]*(?:(?:""|\{\{)[^"{]*)*/y : /[^"\\{\r\n]*(?:(?:\\.|\{\{)[^"\\{\r\n]*)*/y;
  const stop = endOfMatch(literal, text, at);
  // Neither brace nor quote: an unclosed literal ends with its line.
  return text[stop] === "{"
    ? { at: stop + 1, open: { start, hole: { depth: 0 } } }
    : { at: text[stop] === '"' ? stop + 1 : stop, open: undefined };
}

function stepInRawText(text: string, at: number, start: StringStart): Step {
  const stop = endOfMatch(/[^"{]*/y, text, at);
  const run = stop < text.length ? runLength(text, stop) : 0;
  if (text[stop] === '"' && run >= start.quotes) return { at: stop + run, open: undefined };
  const isHole = text[stop] === "{" && run >= start.dollars;
  return { at: stop + run, open: { start, hole: isHole ? { depth: 0 } : undefined } };
}

function stepInHole(
  text: string,
  at: number,
  { start, depth }: { readonly start: StringStart; readonly depth: number },
): Step {
  const stop = endOfMatch(/[^"'{}()[\]:/]*/y, text, at);
  const inHole = (next: number, change = 0): Step => ({
    at: next,
    open: { start, hole: { depth: Math.max(0, depth + change) } },
  });
  switch (text[stop]) {
    case '"': {
      const nested = readStringStart(text, stop);
      return nested.dollars > 0 ? { ...inHole(stop + nested.quotes), nested } : inHole(endOfPlainString(text, nested));
    }
    case "'":
      return inHole(endOfCharLiteral(text, stop));
    case "/":
      return inHole(endOfMatch(/\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|\//y, text, stop));
    case ":":
      // A single colon outside brackets starts a format, which is text; a double colon is `global::`.
      return inHole(depth > 0 ? stop + 1 : endOfMatch(/::|:[^}"\r\n]*/y, text, stop));
    case "}":
      return depth > 0
        ? inHole(stop + 1, -1)
        : { at: stop + Math.max(1, start.quotes > 1 ? start.dollars : 1), open: { start, hole: undefined } };
    case "{":
    case "(":
    case "[":
      return inHole(stop + 1, 1);
    default:
      return inHole(stop + 1, -1);
  }
}
