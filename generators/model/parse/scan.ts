import type { IToken, TokenType } from "chevrotain";
import * as token from "./tokens.ts";

/** Cuts a text into tokens one by one, so that whoever needs no token twice keeps none. */
export interface Scanner {
  /** The next token that is neither white space nor a comment: at the end of the text `End`, and behind it nothing. */
  readonly next: () => IToken | undefined;
  /** What has been passed over so far. */
  readonly comments: readonly IToken[];
  /** Characters that begin no token, as far as they have been passed over. */
  readonly unknown: readonly IToken[];
}

/** Written by hand, as it is the one loop that sees every character of a model. */
export function scannerOf(text: string): Scanner {
  const comments: IToken[] = [];
  const unknown: IToken[] = [];
  const words = new Map<string, Word>();
  let at = 0;
  let before: IToken | undefined;
  const passedOver = ({ tokenType, image }: IToken): IToken[] | undefined => {
    if (tokenType === token.Unknown) return unknown;
    return image.charCodeAt(0) === slash && token.commentTypes.includes(tokenType) ? comments : undefined;
  };
  const cut = (): IToken => {
    while (isSpace(text.charCodeAt(at))) at += 1;
    const found = isLetter(text.charCodeAt(at)) ? wordAt(text, at, words) : otherAt(text, at, before);
    at += found.image.length;
    return found;
  };
  const next = (): IToken | undefined => {
    while (before?.tokenType !== token.End) {
      const found = cut();
      const passed = passedOver(found);
      if (passed === undefined) {
        before = found;
        return found;
      }
      passed.push(found);
    }
    return undefined;
  };
  return { next, comments, unknown };
}

/** The token of some type that stands at an offset. */
function tokenOf(tokenType: TokenType, image: string, startOffset: number): IToken {
  return { image, startOffset, tokenTypeIdx: tokenType.tokenTypeIdx ?? 0, tokenType };
}

const keywords: ReadonlyMap<string, TokenType> = new Map(
  token.tokens.flatMap((type) => (typeof type.PATTERN === "string" ? [[type.PATTERN, type] as const] : [])),
);

/** A keyword or name. One string stands for all its places: the tree keeps it, and names are compared again and again. */
interface Word {
  readonly image: string;
  readonly type: TokenType;
}

function wordAt(text: string, start: number, words: Map<string, Word>): IToken {
  let end = start + 1;
  while (isWordPart(text.charCodeAt(end))) end += 1;
  const image = text.slice(start, end);
  const known = words.get(image);
  if (known !== undefined) return tokenOf(known.type, known.image, start);
  const type = keywords.get(image) ?? token.Identifier;
  words.set(image, { image, type });
  return tokenOf(type, image, start);
}

/** What can begin with a character, by its code; the first that fits is taken. */
type Candidates = readonly (readonly TokenType[])[];

const behindMatches = candidatesAmong(token.tokens);
// A slash begins a pattern only behind `matches`, and divides anywhere else.
const elsewhere = candidatesAmong(token.tokens.filter((type) => !token.patternTypes.includes(type)));

function candidatesAmong(types: readonly TokenType[]): Candidates {
  const candidates = Array.from({ length: 128 }, (): TokenType[] => []);
  for (const type of types) for (const start of startsOf(type)) candidates[start.charCodeAt(0)]?.push(type);
  return candidates;
}

function startsOf({ PATTERN, START_CHARS_HINT = [] }: TokenType): readonly string[] {
  return typeof PATTERN === "string" ? [PATTERN] : START_CHARS_HINT.map(String);
}

function otherAt(text: string, at: number, before: IToken | undefined): IToken {
  if (at >= text.length) return tokenOf(token.End, "", at);
  const candidates = before?.tokenType === token.Matches ? behindMatches : elsewhere;
  for (const type of candidates[text.charCodeAt(at)] ?? []) {
    const image = imageAt(type, text, at);
    if (image !== undefined) return tokenOf(type, image, at);
  }
  return tokenOf(token.Unknown, text.charAt(at), at);
}

function imageAt({ PATTERN }: TokenType, text: string, at: number): string | undefined {
  // It is a candidate by its first character.
  if (typeof PATTERN === "string") return PATTERN.length === 1 || text.startsWith(PATTERN, at) ? PATTERN : undefined;
  if (!(PATTERN instanceof RegExp)) return undefined;
  PATTERN.lastIndex = at;
  return PATTERN.test(text) ? text.slice(at, PATTERN.lastIndex) : undefined;
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
