import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../../diagnostics/catalogue/catalogue-entry.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Comment } from "../ast-node.ts";
import type { ModelSource } from "./lex.ts";
import type { Tokens } from "./scan.ts";
import type { Kind } from "./tokens.ts";

/** The levels of nesting that a file may have. Spec: model-syntax, Limits. */
export const mostNested = 48;

/** The operators, members and calls that one item may have. Spec: model-syntax, Limits. */
export const mostOperations = 500;

/** The diagnostics of a file; one with more mistakes is probably no model. Spec: model-syntax, Limits. */
export const mostDiagnostics = 100;

/** The state of reading one file. */
export interface Parser {
  readonly path: string;
  readonly text: string;
  readonly tokens: Tokens;
  readonly diagnostics: Diagnostic[];
  /** The comments passed so far that document nothing. */
  readonly comments: Comment[];
  /** The offsets where no diagnostic may be added: they have one, or stand behind an unclosed string or pattern. */
  readonly muted: Set<number>;
  /** The indentation of the lines of some offsets, which is asked for again and again. */
  readonly indents: Map<number, number>;
  /** The offset from which an unclosed comment hides the text. */
  readonly hiddenFrom: number;
  /** The number of the next token. */
  index: number;
  /** The kind of the next token; `lost` from a mistake to the next boundary, so that no production reads anything. */
  kind: Kind | "lost";
  /** The number of the token that was last reported as unexpected. */
  mistakeAt: number;
  /** The offset of the end of its line. */
  mistakeLineEnd: number;
  /** The number of `{` less the number of `}`, without the braces that were reported. */
  surplus: number;
  /** True behind a block that ended within a mistake. */
  endedLost: boolean;
  /** The levels of nesting around the next token. */
  depth: number;
  /** The operations of the current member, statement or declaration. */
  operations: number;
  /** The number of the first comment that is neither in `comments` nor in a declaration. */
  nextComment: number;
  /** True once the rest of the file is skipped. */
  hasGivenUp: boolean;
}

/** Makes the parser of a file, before its first token. */
export function parserOf({ path, text }: ModelSource, tokens: Tokens): Parser {
  const { kinds, starts, ends, unclosed } = tokens;
  const countOf = (brace: Kind) => kinds.filter((kind) => kind === brace).length;
  const comment = unclosed.find(({ kind }) => kind === "comment");
  const literals = unclosed.filter(({ kind }) => kind !== "comment");
  return {
    path,
    text,
    tokens,
    diagnostics: [],
    comments: [],
    muted: new Set(literals.flatMap(({ index, end }) => [end, starts[index + 1] ?? end])),
    indents: new Map(),
    hiddenFrom: comment === undefined ? Number.POSITIVE_INFINITY : (ends[comment.index - 1] ?? 0),
    index: 0,
    kind: kinds[0] ?? "end",
    mistakeAt: -1,
    mistakeLineEnd: -1,
    surplus: countOf("{") - countOf("}"),
    endedLost: false,
    depth: 0,
    operations: 0,
    nextComment: 0,
    hasGivenUp: false,
  };
}

/** Moves to the next token, if there is one. */
export function advance(parser: Parser): void {
  const { kinds } = parser.tokens;
  if (parser.index < kinds.length - 1) parser.index += 1;
  parser.kind = kinds[parser.index] ?? "end";
}

/** Moves to a token by its number. A parser that is lost reads again from there. */
export function moveTo(parser: Parser, index: number): void {
  parser.index = index;
  parser.kind = parser.tokens.kinds[index] ?? "end";
}

/** Reads a token of a kind, if it comes next. */
export function accept(parser: Parser, kind: Kind): boolean {
  if (parser.kind !== kind) return false;
  advance(parser);
  return true;
}

/** Returns the kind of the token at a distance from the next one, which is at 0. */
export function peek({ tokens, index }: Parser, distance: number): Kind {
  return tokens.kinds[index + distance] ?? "end";
}

/** Returns the offset of the next token. */
export function startOf({ tokens, index }: Parser): number {
  return tokens.starts[index] ?? 0;
}

/** Returns the offset behind the last token that was read. */
export function endOf({ tokens, index }: Parser): number {
  return tokens.ends[index - 1] ?? 0;
}

/** Returns the span from an offset to the last token that was read. */
export function spanFrom(parser: Parser, start: number): Span {
  return { path: parser.path, start, end: Math.max(start, endOf(parser)) };
}

/** Returns the span of the next token. */
export function spanOfNext({ path, tokens, index }: Parser): Span {
  return { path, start: tokens.starts[index] ?? 0, end: tokens.ends[index] ?? 0 };
}

/** Returns the next token as its author wrote it. */
export function textOfNext({ text, tokens, index }: Parser): string {
  return text.slice(tokens.starts[index], tokens.ends[index]);
}

/** Adds a diagnostic, unless it only follows from an earlier one. */
export function complain<Args>(
  parser: Parser,
  entry: CatalogueEntry<Args>,
  args: Args,
  { span, hint }: { readonly span: Span; readonly hint?: string | undefined },
): void {
  if (parser.hasGivenUp || span.start >= parser.hiddenFrom || parser.muted.has(span.start)) return;
  parser.muted.add(span.start);
  parser.diagnostics.push(report(entry, args, { span, hint }));
  if (parser.diagnostics.length >= mostDiagnostics) giveUp(parser);
}

/** Runs a production one level deeper. Beyond the limit the rest of the file is skipped. */
export function nested<T>(parser: Parser, production: (parser: Parser) => T): T {
  parser.depth += 1;
  if (parser.depth > mostNested) {
    complain(parser, catalogue.nestedTooDeep, { limit: mostNested }, { span: spanOfNext(parser) });
    giveUp(parser);
  }
  const result = production(parser);
  parser.depth -= 1;
  return result;
}

function giveUp(parser: Parser): void {
  parser.hasGivenUp = true;
  moveTo(parser, parser.tokens.kinds.length - 1);
}
