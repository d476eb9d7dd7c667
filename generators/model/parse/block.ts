import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Missing } from "../ast-node.ts";
import { compact } from "../items.ts";
import { isFollowUp, mismatch, spanOfMismatch, standIn } from "./expect.ts";
import { indentOf, isFirstOnLine } from "./lines.ts";
import { type Head, parseHead } from "./parse-head.ts";
import { accept, advance, complain, type Parser, peek, startOf } from "./parser.ts";
import { isAtUnsupported, reportStray } from "./stray.ts";
import { isArrowLike, isName, isSoftKeyword, isTypeName, type Kind } from "./tokens.ts";

/** Reads one item behind its head. */
export type Production<T> = (parser: Parser, head: Head) => T;

/** A kind of block: the items it holds, and how they begin. */
export interface Block<T> {
  /** The block as messages name it. */
  readonly name: string;
  /** The hint for a token that begins no item. */
  readonly hint: string;
  /** The productions of the items that begin with a keyword. */
  readonly keywords: ReadonlyMap<string, Production<T>>;
  /** The item that begins with a name. */
  readonly named?: Named<T>;
  /** True if annotations are read before items, even if only to refuse them. */
  readonly takesAnnotations: boolean;
}

interface Named<T> {
  /** Returns true if the next tokens begin the item; with `isSure` only if they cannot begin anything else. */
  readonly isNext: (parser: Parser, isSure: boolean) => boolean;
  readonly parse: Production<T>;
}

/** Returns true before `name:`, and before a member without its colon or type. */
export function isAtMember(parser: Parser, isSure: boolean): boolean {
  const second = peek(parser, 1);
  if (second === ":") return isName(parser.kind);
  if (isSure || parser.kind !== "name") return false;
  // A name before `name(` or `name {` is a misspelt keyword.
  const third = peek(parser, 2);
  return second === "=" || (isTypeName(second) && third !== "(" && third !== "{");
}

/** Returns true before `name ->`, with any sign that resembles the arrow. */
export function isAtAssignment(parser: Parser): boolean {
  return isName(parser.kind) && isArrowLike(peek(parser, 1));
}

/** Returns true before a name. */
export function isAtName(parser: Parser): boolean {
  return isName(parser.kind);
}

/** block = "{" { item } "}". `start` is the offset of the declaration; its indentation tells where a missing "}" belongs. */
export function parseBlock<T>(parser: Parser, start: number, block: Block<T>): readonly (T | Missing)[] {
  const open = startOf(parser);
  const isWritten = parser.kind === "{";
  if (!openBlock(parser)) return [];
  const items = parseItems(parser, block, { start, isInside });
  if (isOutdented(parser, start) || !accept(parser, "}")) {
    parser.surplus -= 1;
    if (isWritten) reportUnclosed(parser, parser.text.slice(start, open).trim());
  }
  return items;
}

interface Extent {
  readonly start: number;
  readonly isInside: (parser: Parser, start: number) => boolean;
}

/** { item }. Recovers from a mistake at the next item. */
export function parseItems<T>(parser: Parser, block: Block<T>, extent: Extent): readonly (T | Missing)[] {
  const items: (T | Missing)[] = [];
  let isLost = false;
  while (extent.isInside(parser, extent.start)) {
    if (isAtItem(parser, block, isLost)) {
      parser.operations = 0;
      items.push(parseItem(parser, block));
      isLost = isFollowUp(parser);
      resume(parser);
    } else {
      if (!isLost || isAtUnsupported(parser)) reportStray(parser, block);
      isLost = true;
      skipStray(parser, block, extent);
    }
  }
  return compact(items);
}

/** item = annotations ( KEYWORD … | NAME … ) */
function parseItem<T>(parser: Parser, block: Block<T>): T | Missing {
  const head = parseHead(parser);
  // A keyword can be the name of a member or the target of an assignment.
  if (block.named?.isNext(parser, true) === true) return block.named.parse(parser, head);
  const production = block.keywords.get(parser.kind);
  if (production !== undefined) return production(parser, head);
  if (block.named?.isNext(parser, false) === true) return block.named.parse(parser, head);
  if (!isFollowUp(parser)) reportStray(parser, block);
  parser.kind = "lost";
  return standIn(parser);
}

function isAtItem<T>(parser: Parser, block: Block<T>, isLost: boolean): boolean {
  if (parser.kind === "@") return block.takesAnnotations;
  const isKeyword = block.keywords.has(parser.kind);
  if (!isLost) return isKeyword || block.named?.isNext(parser, false) === true;
  if (!isKeyword && block.named?.isNext(parser, true) !== true) return false;
  // In the middle of a line, a name probably belongs to the mistake.
  return isFirstOnLine(parser.text, startOf(parser)) || (isKeyword && peek(parser, 1) !== ":");
}

// Where only the brace is missing, the items are on the next line. Otherwise skips to the brace.
function openBlock(parser: Parser): boolean {
  if (accept(parser, "{")) return true;
  const isFirst = !isFollowUp(parser);
  if (isFirst) mismatch(parser, "`{`");
  resume(parser);
  if (isFirst && isFirstOnLine(parser.text, startOf(parser)) && parser.kind !== "end") {
    parser.surplus += 1;
    return true;
  }
  while (!isBoundary(parser)) advance(parser);
  if (accept(parser, "{")) return true;
  parser.kind = "lost";
  return false;
}

function isBoundary(parser: Parser): boolean {
  if (parser.kind === "{" || parser.kind === "}" || parser.kind === "end") return true;
  const isDeclaration = isSoftKeyword(parser.kind) && isName(peek(parser, 1));
  return isDeclaration && isFirstOnLine(parser.text, startOf(parser));
}

function resume(parser: Parser): void {
  parser.kind = parser.tokens.kinds[parser.index] ?? "end";
}

// Skips tokens up to the next item, and braces in pairs.
function skipStray<T>(parser: Parser, block: Block<T>, { start, isInside }: Extent): void {
  let depth = 0;
  do {
    depth = Math.max(0, depth + braceDepth(parser.kind));
    advance(parser);
    if (depth === 0 && (isAtItem(parser, block, true) || isAtUnsupported(parser))) return;
  } while ((depth > 0 || isInside(parser, start)) && parser.kind !== "end" && !isOutdented(parser, start));
}

function braceDepth(kind: Kind | "lost"): number {
  if (kind === "{") return 1;
  return kind === "}" ? -1 : 0;
}

function isInside(parser: Parser, start: number): boolean {
  if (parser.kind === "end" || isOutdented(parser, start)) return false;
  return parser.kind !== "}" || isSurplusBrace(parser, start);
}

// With a `}` too few in the file, what is indented no further than the head is outside of the block.
function isOutdented(parser: Parser, start: number): boolean {
  if (parser.surplus <= 0 || parser.kind === "end") return false;
  const distance = indentBeyond(parser, start);
  return distance !== undefined && (parser.kind === "}" ? distance < 0 : distance <= 0);
}

// With a `}` too many in the file, one that is indented further than the head does not close the block.
function isSurplusBrace(parser: Parser, start: number): boolean {
  return parser.surplus < 0 && (indentBeyond(parser, start) ?? 0) > 0;
}

// Undefined if the next token is not the first on its line.
function indentBeyond(parser: Parser, start: number): number | undefined {
  const { text } = parser;
  const next = startOf(parser);
  return isFirstOnLine(text, next) ? indentOf(text, next) - indentOf(text, start) : undefined;
}

function reportUnclosed(parser: Parser, head: string): void {
  complain(parser, catalogue.unclosedBlock, { head }, { span: spanOfMismatch(parser) });
}
