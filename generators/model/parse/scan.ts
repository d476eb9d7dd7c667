import type { IToken, TokenType } from "chevrotain";
import * as token from "./tokens.ts";

interface Scanned {
  /** Without white space and comments. */
  readonly tokens: IToken[];
  readonly comments: IToken[];
  /** Characters that begin no token. */
  readonly unknown: IToken[];
}

/** Cuts a text into tokens. Written by hand, as it is the one loop that sees every character of a model. */
export function scan(text: string): Scanned {
  const scanned: Scanned = { tokens: [], comments: [], unknown: [] };
  const { tokens, comments, unknown } = scanned;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at += 1;
      continue;
    }
    const found = isLetter(code) ? wordAt(text, at) : otherAt(text, at, tokens.at(-1));
    if (found.tokenType === token.Unknown) unknown.push(found);
    else if (code === slash && token.commentTypes.includes(found.tokenType)) comments.push(found);
    else tokens.push(found);
    at += found.image.length;
  }
  return scanned;
}

/** The token of some type that stands at an offset. */
export function tokenOf(tokenType: TokenType, image: string, startOffset: number): IToken {
  return { image, startOffset, tokenTypeIdx: tokenType.tokenTypeIdx ?? 0, tokenType };
}

const keywords: ReadonlyMap<string, TokenType> = new Map(
  token.tokens.flatMap((type) => (typeof type.PATTERN === "string" ? [[type.PATTERN, type] as const] : [])),
);

function wordAt(text: string, start: number): IToken {
  let end = start + 1;
  while (isWordPart(text.charCodeAt(end))) end += 1;
  const image = text.slice(start, end);
  return tokenOf(keywords.get(image) ?? token.Identifier, image, start);
}

/** What can begin with a character, by its code; the first that fits is taken. */
const candidates: readonly (readonly TokenType[])[] = Array.from({ length: 128 }, (_, code) =>
  token.tokens.filter((type) => startsOf(type).includes(String.fromCharCode(code))),
);

function startsOf({ PATTERN, START_CHARS_HINT = [] }: TokenType): readonly (string | number)[] {
  return typeof PATTERN === "string" ? [PATTERN.charAt(0)] : START_CHARS_HINT;
}

function otherAt(text: string, at: number, before: IToken | undefined): IToken {
  for (const type of candidates[text.charCodeAt(at)] ?? []) {
    // A slash begins a pattern only behind `matches`, and divides anywhere else.
    if (token.patternTypes.includes(type) && before?.tokenType !== token.Matches) continue;
    const image = imageAt(type, text, at);
    if (image !== undefined) return tokenOf(type, image, at);
  }
  return tokenOf(token.Unknown, text.charAt(at), at);
}

function imageAt({ PATTERN }: TokenType, text: string, at: number): string | undefined {
  if (typeof PATTERN === "string") return text.startsWith(PATTERN, at) ? PATTERN : undefined;
  if (!(PATTERN instanceof RegExp)) return undefined;
  PATTERN.lastIndex = at;
  return PATTERN.exec(text)?.[0];
}

const slash = "/".charCodeAt(0);

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** A to Z, a to z and `_`. */
function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;
}

function isWordPart(code: number): boolean {
  return isLetter(code) || (code >= 0x30 && code <= 0x39);
}
