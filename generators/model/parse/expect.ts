import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Span } from "../../diagnostics/diagnostic.ts";
import { endOfLine, hasLineEnd } from "../../text/lines.ts";
import type { Missing, Name } from "../ast-node.ts";
import {
  accept,
  advance,
  complain,
  endOf,
  type Parser,
  peek,
  spanFrom,
  spanOfNext,
  startOf,
  textOfNext,
} from "./parser.ts";
import { isName, isSign, isSoftKeyword, isTakenWord, isTypeName, type Kind, labelOf } from "./tokens.ts";

/** Reads a token of a kind. Otherwise reports the next token, and goes on without the missing one. */
export function expect(parser: Parser, kind: Kind, expected = labelOf(kind), hint?: string): boolean {
  if (accept(parser, kind)) return true;
  mismatch(parser, expected, hint);
  return skipSurplus(parser, (next) => next === kind) && accept(parser, kind);
}

/** Reads a name that may be a keyword: of a member, parameter, argument or binding. */
export function expectName(parser: Parser): Name {
  return isName(parser.kind) ? takeName(parser) : missingName(parser, "a name", isName);
}

/** Reads the name of a type. */
export function expectTypeName(parser: Parser): Name {
  return isTypeName(parser.kind) && peek(parser, 1) !== ":"
    ? takeName(parser)
    : missingName(parser, "a type", isTypeName);
}

/** Reads a name behind a dot. A name that begins the member or assignment on the next line is none. */
export function expectMemberName(parser: Parser): Name {
  const isNext = beginsNext(parser) && isOnLaterLine(parser);
  return isName(parser.kind) && !isNext ? takeName(parser) : missingName(parser, "a name", isName);
}

/** Reads the name of a declaration. Behind it must stand `follower`, if given; that keyword and one on the next line are no name. */
export function expectDeclaredName(parser: Parser, follower?: Kind): Name {
  const isNext = parser.kind === follower ? peek(parser, 1) !== follower : isOnLaterLine(parser);
  if (isNext && isKeywordHere(parser)) return missingName(parser, "a name", () => false);
  if (!isName(parser.kind)) return missingName(parser, "a name", isName);
  return takeDeclaredName(parser);
}

// A free word on a later line is a keyword behind a keyword and before a name only. Spec: model-syntax, Lookahead.
function isKeywordHere(parser: Parser): boolean {
  if (isTakenWord(parser.kind)) return true;
  return isSoftKeyword(parser.kind) && isSoftKeyword(peek(parser, -1)) && isName(peek(parser, 1));
}

/** Reads the next token as the name of a declaration, and reports a keyword. */
export function takeDeclaredName(parser: Parser): Name {
  const isKeyword = isTakenWord(parser.kind);
  const name = takeName(parser);
  if (!isKeyword) return name;
  complain(parser, catalogue.keywordAsName, { keyword: name.text }, { span: name });
  markMistake(parser);
  return name;
}

/** Reads the next token as a name. */
export function takeName(parser: Parser): Name {
  const { tokens, index, path } = parser;
  const name = {
    text: tokens.texts[index] ?? "",
    path,
    start: tokens.starts[index] ?? 0,
    end: tokens.ends[index] ?? 0,
  };
  advance(parser);
  return name;
}

/** Reports that a node is missing, and returns its stand-in. */
export function missing(parser: Parser, expected: string): Missing {
  // The parser is not lost before the next member or assignment, even if that is on the same line.
  if (beginsNext(parser)) reportMismatch(parser, expected);
  else if (!isFollowUp(parser)) mismatch(parser, expected);
  return standIn(parser);
}

/** Returns the stand-in of a node. */
export function standIn(parser: Parser): Missing {
  return { kind: "missing", span: spanFrom(parser, endOf(parser)) };
}

/** Returns true before a name that begins a member or a change of a field, and so continues nothing. */
export function beginsNext(parser: Parser): boolean {
  const next = peek(parser, 1);
  return (next === ":" || next === "->" || next === "+=" || next === "-=") && isName(parser.kind);
}

/** Reports that something else is expected. Without progress since the last mistake, the parser is lost instead. */
export function mismatch(parser: Parser, expected: string, hint?: string): undefined {
  if (isFollowUp(parser)) {
    parser.kind = "lost";
    return undefined;
  }
  // So soon behind a mistake, another one is probably the same.
  const isSame = parser.index - parser.mistakeAt < 3 && isOnLineOfMistake(parser);
  if (!isSame) reportMismatch(parser, expected, hint);
  markMistake(parser);
  // The rest is not on this line, and what is on the next line is probably not the rest.
  if (isOnLaterLine(parser) && !parser.hasGivenUp) parser.kind = "lost";
  return undefined;
}

function markMistake(parser: Parser): void {
  parser.mistakeAt = parser.index;
  const offset = spanOfMismatch(parser).start;
  if (offset > parser.mistakeLineEnd) parser.mistakeLineEnd = endOfLine(parser.text, offset);
}

/** Returns true if nothing was read since the last mistake. */
export function isFollowUp(parser: Parser): boolean {
  return parser.kind === "lost" || parser.index === parser.mistakeAt;
}

/** Returns true if the last mistake is on the line of the next token. */
export function isOnLineOfMistake(parser: Parser): boolean {
  return startOf(parser) <= parser.mistakeLineEnd;
}

/** Reports that something else is expected: at the next token, or behind the last one if the next is on a later line. */
export function reportMismatch(parser: Parser, expected: string, hint?: string): void {
  const { text, tokens, index } = parser;
  const after = text.slice(tokens.starts[index - 1] ?? 0, endOf(parser));
  complain(
    parser,
    catalogue.unexpectedToken,
    { expected, after, found: textOfNext(parser) },
    { span: spanOfMismatch(parser), hint },
  );
}

/** Returns the position of what is missing before the next token. */
export function spanOfMismatch(parser: Parser): Span {
  const { path, tokens, index } = parser;
  const end = endOf(parser);
  if (tokens.kinds[index] === "end" || isOnLaterLine(parser)) return { path, start: end, end };
  return spanOfNext(parser);
}

/** Returns true if the token at a distance from the next one is on a later line than the token before it. */
export function isOnLaterLine({ text, tokens, index }: Parser, distance = 0): boolean {
  const [end, start] = [tokens.ends[index + distance - 1], tokens.starts[index + distance]];
  return end !== undefined && start !== undefined && hasLineEnd(text, end, start);
}

function missingName(parser: Parser, expected: string, fits: (kind: Kind) => boolean): Name {
  mismatch(parser, expected);
  // A sign is what follows the name.
  if (!isSign(peek(parser, 0)) && skipSurplus(parser, fits)) return takeName(parser);
  const end = endOf(parser);
  return { text: "", path: parser.path, start: end, end };
}

// Skips one token if the next on its line is the expected one. Brackets are never skipped, as lists and blocks end with them.
function skipSurplus(parser: Parser, fits: (kind: Kind) => boolean): boolean {
  if (parser.index !== parser.mistakeAt || brackets.has(peek(parser, 0)) || !fits(peek(parser, 1))) return false;
  if (isOnLaterLine(parser) || isOnLaterLine(parser, 1)) return false;
  advance(parser);
  return true;
}

const brackets: ReadonlySet<string> = new Set(["(", ")", "{", "}", "end"]);
