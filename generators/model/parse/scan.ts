import { endOfLine, isLineEnd } from "../../text/lines.ts";
import { type Kind, keywords, type Sign, signs } from "./tokens.ts";

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
  /** The number of `{` less the number of `}`. */
  surplus: number;
}

/** Splits a text into tokens. Written by hand, because this loop sees every character of a model. */
export function scan(text: string): Tokens {
  const tokens: Tokens = {
    kinds: [],
    starts: [],
    ends: [],
    texts: [],
    comments: [],
    unclosed: [],
    unknown: [],
    surplus: 0,
  };
  const words = new Map<string, Word>();
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) at += 1;
    else if (isLetter(code)) at = scanWord(tokens, words, text, at);
    else at = scanOther(tokens, text, at);
  }
  push(tokens, "end", at, "");
  return tokens;
}

/** A keyword or name. One string serves all its occurrences, because names are kept and compared often. */
interface Word {
  readonly text: string;
  readonly kind: Kind;
}

function scanWord(tokens: Tokens, words: Map<string, Word>, text: string, start: number): number {
  let end = start + 1;
  while (isWordPart(text.charCodeAt(end))) end += 1;
  const written = text.slice(start, end);
  let word = words.get(written);
  if (word === undefined) {
    word = { text: written, kind: keywords.get(written) ?? "name" };
    words.set(written, word);
  }
  return push(tokens, word.kind, start, word.text);
}

function scanOther(tokens: Tokens, text: string, start: number): number {
  const code = text.charCodeAt(start);
  if (isDigit(code)) return scanNumber(tokens, text, start);
  if (code === quote) return scanDelimited(tokens, text, start, "string");
  if (code === slash) return scanSlash(tokens, text, start);
  for (const sign of signsByCode[code] ?? []) {
    if (sign.length > 1 && !text.startsWith(sign, start)) continue;
    if (sign === "{") tokens.surplus += 1;
    else if (sign === "}") tokens.surplus -= 1;
    return push(tokens, sign, start, sign);
  }
  tokens.unknown.push(start);
  return start + 1;
}

const signsByCode: readonly (readonly Sign[])[] = Array.from({ length: 128 }, (_, code) =>
  signs.filter((sign) => sign.charCodeAt(0) === code),
);

function scanNumber(tokens: Tokens, text: string, start: number): number {
  const end = endOfDigits(text, start);
  const isDecimal = text[end] === "." && isDigit(text.charCodeAt(end + 1));
  const digits = text.slice(start, isDecimal ? endOfDigits(text, end + 1) : end);
  return push(tokens, isDecimal ? "decimal" : "int", start, digits);
}

function endOfDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
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

const quote = '"'.charCodeAt(0);
const slash = "/".charCodeAt(0);
const backslash = "\\".charCodeAt(0);

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Returns true for A to Z, a to z and `_`. */
function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isWordPart(code: number): boolean {
  return isLetter(code) || isDigit(code);
}
