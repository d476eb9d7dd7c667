import {
  endOfCharLiteral,
  endOfMatch,
  endOfPlainString,
  readStringStart,
  runLength,
  type StringStart,
} from "./string-literal.ts";

// A literal that is open: in its text, or in a hole at some depth of brackets.
interface Frame {
  readonly start: StringStart;
  readonly hole: { readonly depth: number } | undefined;
}

// What is open after a step, innermost last, and where to go on.
interface Step {
  readonly at: number;
  readonly open: Frame | undefined;
  readonly nested?: StringStart;
}

/** Where an interpolated literal ends, with all that is nested in its holes. Literals nest without bound, so they are kept in a list and not on the call stack. */
export function endOfInterpolatedString(text: string, start: StringStart): number {
  const frames: Frame[] = [{ start, hole: undefined }];
  let at = start.at + start.quotes;
  for (let frame = frames.pop(); frame !== undefined; frame = frames.pop()) {
    if (at >= text.length) {
      return text.length;
    }
    const step =
      frame.hole === undefined
        ? stepInText(text, at, frame)
        : stepInHole(text, at, { ...frame, depth: frame.hole.depth });
    at = step.at;
    if (step.open !== undefined) {
      frames.push(step.open);
    }
    if (step.nested !== undefined) {
      frames.push({ start: step.nested, hole: undefined });
    }
  }
  return at;
}

function stepInText(text: string, at: number, { start }: Frame): Step {
  if (start.quotes > 1) {
    return stepInRawText(text, at, start);
  }
  const literal = start.isVerbatim ? /[^"{]*(?:(?:""|\{\{)[^"{]*)*/y : /[^"\\{\r\n]*(?:(?:\\.|\{\{)[^"\\{\r\n]*)*/y;
  const stop = endOfMatch(literal, text, at);
  // Neither brace nor quote: the literal is not closed, and ends with its line.
  return text[stop] === "{"
    ? { at: stop + 1, open: { start, hole: { depth: 0 } } }
    : { at: text[stop] === '"' ? stop + 1 : stop, open: undefined };
}

function stepInRawText(text: string, at: number, start: StringStart): Step {
  const stop = endOfMatch(/[^"{]*/y, text, at);
  const run = stop < text.length ? runLength(text, stop) : 0;
  if (text[stop] === '"' && run >= start.quotes) {
    return { at: stop + run, open: undefined };
  }
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
      // A single colon outside brackets starts a format, which is text; a double one is `global::`.
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
