import { endOfLine, isLineEnd } from "../../text/lines.ts";
import { durationUnits, isSign, type Kind, keywords, signs } from "./tokens.ts";

/** A comment, and its offsets in the text. */
export interface CommentToken {
  readonly isDoc: boolean;
  readonly start: number;
  readonly end: number;
}

/** A string, pattern or comment without its end. */
export interface UnclosedToken {
  readonly kind: "string" | "pattern" | "comment";
  /** The number of the token; for a comment, of the token behind it. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a text; the last one is `end`. Parallel lists take less time and memory than an object for each token. */
export interface Tokens {
  readonly kinds: Kind[];
  readonly starts: number[];
  readonly ends: number[];
  readonly texts: string[];
  readonly comments: CommentToken[];
  readonly unclosed: UnclosedToken[];
  /** The offsets of characters that begin no token. */
  readonly unknown: number[];
}

const units = durationUnits.map((unit) => `${unit}?`).join("|");

/** A day, a time of day, or a length of time. A unit with a colon or an arrow behind it begins the next member or assignment. */
const calendarPattern = [
  "\\d{4}-\\d\\d-\\d\\d(?!\\w)",
  "\\d\\d:\\d\\d(?::\\d\\d)?(?!\\w)",
  `\\d+[ \\t]+(?:${units})(?!\\w|\\s*(?::|->|[+-]=))`,
].join("|");
const signPattern = signs.map((sign) => sign.replace(/[^\w]/g, "\\$&")).join("|");

/** Splits a text into tokens. */
export function scan(text: string): Tokens {
  const tokens: Tokens = { kinds: [], starts: [], ends: [], texts: [], comments: [], unclosed: [], unknown: [] };
  const pattern = new RegExp(
    `[ \\t\\r\\n]*(?:([A-Za-z_]\\w*)|(${calendarPattern})|(\\d+(?:\\.\\d+)?)|(${signPattern}))?`,
    "y",
  );
  const next = (from: number): number => {
    pattern.lastIndex = from;
    const found = pattern.exec(text) ?? [];
    const token = found[1] ?? found[2] ?? found[3] ?? found[4] ?? "";
    const at = pattern.lastIndex - token.length;
    if (token === "/") return scanSlash(tokens, text, at);
    const kind = kindOf(found);
    if (kind !== undefined) return push(tokens, kind, at, token);
    if (text[at] === '"') return scanDelimited(tokens, text, at, "string");
    if (at < text.length) tokens.unknown.push(at);
    return at + 1;
  };
  for (let at = 0; at < text.length; ) at = next(at);
  push(tokens, "end", text.length, "");
  return tokens;
}

function kindOf({ 1: word, 2: moment, 3: number, 4: sign }: readonly (string | undefined)[]): Kind | undefined {
  if (word !== undefined) return keywords.get(word) ?? "name";
  if (moment !== undefined) return moment.includes(":") ? "time" : moment.includes("-") ? "date" : "duration";
  if (number !== undefined) return number.includes(".") ? "decimal" : "int";
  return isSign(sign) ? sign : undefined;
}

// A slash begins a comment, or a pattern directly behind `matches`, and divides elsewhere.
function scanSlash(tokens: Tokens, text: string, start: number): number {
  const next = text[start + 1];
  if (next === "/") {
    const isDoc = text[start + 2] === "/" && text[start + 3] !== "/";
    return pushComment(tokens, isDoc, start, endOfLine(text, start));
  }
  if (next === "*") return scanBlockComment(tokens, text, start);
  if (tokens.kinds.at(-1) === "matches") return scanDelimited(tokens, text, start, "pattern");
  return push(tokens, "/", start, "/");
}

function scanBlockComment(tokens: Tokens, text: string, start: number): number {
  const close = text.indexOf("*/", start + 2);
  if (close !== -1) return pushComment(tokens, false, start, close + 2);
  tokens.unclosed.push({ kind: "comment", index: tokens.kinds.length, start, end: start + 2 });
  return pushComment(tokens, false, start, text.length);
}

// A string or pattern ends at its delimiter, or without it at the end of its line. A backslash takes the next character.
function scanDelimited(tokens: Tokens, text: string, start: number, kind: "string" | "pattern"): number {
  const delimiter = text.charCodeAt(start);
  let end = start + 1;
  let code = text.charCodeAt(end);
  while (end < text.length && code !== delimiter && !isLineEnd(code)) {
    end += code === backslash && end + 1 < text.length && !isLineEnd(text.charCodeAt(end + 1)) ? 2 : 1;
    code = text.charCodeAt(end);
  }
  if (code === delimiter) end += 1;
  else tokens.unclosed.push({ kind, index: tokens.kinds.length, start, end });
  return push(tokens, kind, start, text.slice(start, end));
}

function push(tokens: Tokens, kind: Kind, start: number, text: string): number {
  const end = start + text.length;
  tokens.kinds.push(kind);
  tokens.starts.push(start);
  tokens.ends.push(end);
  tokens.texts.push(text);
  return end;
}

function pushComment(tokens: Tokens, isDoc: boolean, start: number, end: number): number {
  tokens.comments.push({ isDoc, start, end });
  return end;
}

const backslash = "\\".charCodeAt(0);
