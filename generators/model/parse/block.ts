import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { indentOf, isFirstOnLine } from "../../text/lines.ts";
import type { Missing } from "../ast-node.ts";
import { isFollowUp, isOnLaterLine, isOnLineOfMistake, mismatch, spanOfMismatch, standIn } from "./expect.ts";
import { type Head, parseHead, refuseAnnotations } from "./parse-head.ts";
import { accept, advance, complain, moveTo, type Parser, peek, startOf } from "./parser.ts";
import { reportStray } from "./stray.ts";
import { isName, isSoftKeyword } from "./tokens.ts";

/** Reads one item behind its head. */
export type Production<T> = (parser: Parser, head: Head) => T;

/** A kind of block: the items it holds, and how they begin. */
export interface Block<T> {
  /** The block as messages name it. */
  readonly name: string;
  /** The hint for a token that begins no item. */
  readonly hint: string;
  /** The hint for a token in the place of the brace that opens the block. */
  readonly headHint?: string;
  /** The productions of the items that begin with a keyword. */
  readonly keywords: Readonly<Partial<Record<Parser["kind"], Production<T>>>>;
  /** The item that begins with a name; with `isSure` only if the next tokens cannot begin anything else. */
  readonly named?: {
    readonly isNext: (parser: Parser, isSure: boolean) => boolean;
    readonly parse: Production<T>;
  };
  /** True if annotations are read before items, even if only to refuse them. */
  readonly takesAnnotations?: boolean;
}

/** Returns true before `name:`, and before a member without its colon or type. */
export function isAtMember(parser: Parser, isSure: boolean): boolean {
  const second = peek(parser, 1);
  if (second === ":") return isName(parser.kind);
  if (isSure || parser.kind !== "name") return false;
  // A name before `name(`, `name:` or `name {` is a misspelt keyword.
  const third = peek(parser, 2);
  return second === "=" || (second === "name" && third !== "(" && third !== ":" && third !== "{");
}

/** Returns true before `name ->`, `name +=`, `name -=` and `name [`, with any sign that resembles the arrow. */
export function isAtChange(parser: Parser): boolean {
  const next = peek(parser, 1);
  // Behind these words, a bracket opens the list that an expression begins with.
  if (next === "[" && ["requires", "if", "result"].includes(parser.kind)) return false;
  return isName(parser.kind) && ["->", "+=", "-=", "[", "=>", "="].includes(next);
}

/** block = "{" { item } "}". `start` is the offset of the declaration; its indentation tells where a missing "}" belongs. */
export function parseBlock<T>(parser: Parser, start: number, block: Block<T>): readonly (T | Missing)[] {
  const open = startOf(parser);
  const isWritten = parser.kind === "{";
  if (!openBlock(parser, block)) return [];
  const items = parseItems(parser, block, start);
  if (isOutdented(parser, start) || !accept(parser, "}")) {
    parser.surplus -= 1;
    const head = parser.text.slice(start, open).trim();
    if (isWritten) complain(parser, catalogue.unclosedBlock, { head }, { span: spanOfMismatch(parser) });
  }
  return items;
}

/** { item }. Recovers from a mistake at the next item. `start` is as in a block, and -1 in a file. */
export function parseItems<T>(parser: Parser, block: Block<T>, start: number): readonly (T | Missing)[] {
  const items: (T | Missing)[] = [];
  let isLost = isFollowUp(parser);
  // The number of a token that seemed to begin an item, of which nothing was read.
  let stuckAt = -1;
  while (isInside(parser, start)) {
    if (parser.index !== stuckAt && isAtItem(parser, block, isLost)) {
      stuckAt = parser.index;
      items.push(parseItem(parser, block));
      isLost = isFollowUp(parser) || parser.endedLost;
      moveTo(parser, parser.index);
    } else {
      if (!(isLost || isOnLineOfMistake(parser))) reportStray(parser, block);
      isLost = true;
      skipStray(parser, block, start);
    }
  }
  // With a brace too many or too few, the mistake is probably not over.
  parser.endedLost = isLost && parser.surplus !== 0;
  return items;
}

/** item = annotations ( KEYWORD … | NAME … ) */
function parseItem<T>(parser: Parser, block: Block<T>): T | Missing {
  parser.operations = 0;
  parser.endedLost = false;
  const head = parseHead(parser);
  // A keyword can be the name of a member or the target of an assignment.
  if (block.named?.isNext(parser, true) === true) return block.named.parse(parser, head);
  const production = block.keywords[parser.kind];
  if (production !== undefined) {
    refuseAnnotations(parser, head);
    return production(parser, head);
  }
  if (block.named?.isNext(parser, false) === true) return block.named.parse(parser, head);
  if (!isFollowUp(parser)) reportStray(parser, block);
  parser.kind = "lost";
  return standIn(parser);
}

function isAtItem<T>(parser: Parser, block: Block<T>, isLost: boolean): boolean {
  if (parser.kind === "@") return block.takesAnnotations === true;
  const isKeyword = block.keywords[parser.kind] !== undefined;
  if (!isLost) return isKeyword || block.named?.isNext(parser, isOnLineOfMistake(parser)) === true;
  if (!isKeyword && block.named?.isNext(parser, true) !== true) return false;
  // In the middle of a line, a name probably belongs to the mistake.
  return isFirstOnLine(parser.text, startOf(parser)) || (isKeyword && peek(parser, 1) !== ":");
}

// Skips to the brace. If it is missing, the items on the next line or a surplus `}` show that there is a block.
function openBlock<T>(parser: Parser, { headHint }: Block<T>): boolean {
  if (accept(parser, "{")) return true;
  const isFirst = !isFollowUp(parser);
  if (isFirst) mismatch(parser, "`{`", parser.kind === "end" || isOnLaterLine(parser) ? undefined : headHint);
  moveTo(parser, parser.index);
  const { index } = parser;
  const isOnNextLine = isFirst && isFirstOnLine(parser.text, startOf(parser)) && parser.kind !== "end";
  while (!(isOnNextLine || isBoundary(parser))) advance(parser);
  if (accept(parser, "{")) return true;
  if (!isOnNextLine && parser.surplus >= 0) {
    parser.kind = "lost";
    return false;
  }
  parser.surplus += 1;
  moveTo(parser, index);
  return true;
}

function isBoundary(parser: Parser): boolean {
  if (parser.kind === "{" || parser.kind === "}" || parser.kind === "end") return true;
  const isDeclaration = isSoftKeyword(parser.kind) && isName(peek(parser, 1));
  return isDeclaration && isFirstOnLine(parser.text, startOf(parser));
}

// Skips tokens up to the next item, and braces in pairs.
function skipStray<T>(parser: Parser, block: Block<T>, start: number): void {
  let depth = 0;
  do {
    depth = Math.max(0, depth + (braceDepth[parser.kind] ?? 0));
    advance(parser);
    if (depth === 0 && isAtItem(parser, block, true)) return;
  } while ((depth > 0 || isInside(parser, start)) && parser.kind !== "end" && !isOutdented(parser, start));
}

const braceDepth: Readonly<Partial<Record<Parser["kind"], number>>> = { "{": 1, "}": -1 };

function isInside(parser: Parser, start: number): boolean {
  if (parser.kind === "end" || isOutdented(parser, start)) return false;
  return parser.kind !== "}" || start < 0 || isSurplusBrace(parser, start);
}

// With a `}` too few in the file, what is indented no further than the head is outside of the block.
function isOutdented(parser: Parser, start: number): boolean {
  if (parser.surplus <= 0 || start < 0 || parser.kind === "end") return false;
  const distance = indentBeyond(parser, start);
  return distance !== undefined && (parser.kind === "}" ? distance < 0 : distance <= 0);
}

// With a `}` too many in the file, one that is indented further than the head does not close the block.
function isSurplusBrace(parser: Parser, start: number): boolean {
  return parser.surplus < 0 && (indentBeyond(parser, start) ?? 0) > 0;
}

// Undefined if the next token is not the first on its line.
function indentBeyond({ text, tokens, index, indents }: Parser, start: number): number | undefined {
  const next = tokens.starts[index] ?? 0;
  if (!isFirstOnLine(text, next)) return undefined;
  const indent = indents.get(start) ?? indentOf(text, start);
  indents.set(start, indent);
  return indentOf(text, next) - indent;
}
