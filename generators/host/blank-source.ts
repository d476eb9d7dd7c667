import {
  endOfCharLiteral,
  endOfInterpolatedString,
  endOfMatch,
  endOfPlainString,
  readStringStart,
} from "./string-literal.ts";

/** Blanks comments, string and character literals and preprocessor lines of C# text. Length and line breaks stay. */
export function blankSource(text: string): string {
  const pieces: string[] = [];
  const openings = /["']|\/\/|\/\*|^[^\S\r\n]*#/gm;
  let at = 0;
  for (let opening = openings.exec(text); opening !== null; opening = openings.exec(text)) {
    const end = endOfLiteral(text, opening.index, opening[0]);
    pieces.push(text.slice(at, opening.index), blank(text.slice(opening.index, end)));
    at = end;
    openings.lastIndex = end;
  }
  return pieces.join("") + text.slice(at);
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

function blank(text: string): string {
  return text.replace(/[^\r\n\u0085\u2028\u2029]/g, " ");
}
