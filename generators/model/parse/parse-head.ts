import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { isFirstOnLine, nextLine } from "../../text/lines.ts";
import type { Annotation } from "../ast.ts";
import type { Doc, Name } from "../ast-node.ts";
import type { IntLiteral, StringLiteral } from "../expression-ast.ts";
import { expect, expectDeclaredName, expectName, mismatch } from "./expect.ts";
import { takeInt, takeString } from "./literals.ts";
import { accept, advance, complain, type Parser, peek, spanFrom, startOf, textOfNext } from "./parser.ts";
import type { CommentToken } from "./scan.ts";
import type { Kind } from "./tokens.ts";

/** The beginning of an item, up to its keyword or name. */
export interface Head {
  /** The offset of the first annotation, or else of the first token. */
  readonly start: number;
  readonly annotations: readonly Annotation[];
}

/** annotations = { annotation } */
export function parseHead(parser: Parser): Head {
  const start = startOf(parser);
  const annotations: Annotation[] = [];
  while (parser.kind === "@") {
    const annotation = parseAnnotation(parser);
    // One without a name is reported, and says nothing.
    if (annotation.name.text !== "") annotations.push(annotation);
  }
  return { start, annotations };
}

/** annotation = "@" SNAME [ "(" ( INT | STRING ) ")" ] */
function parseAnnotation(parser: Parser): Annotation {
  const start = startOf(parser);
  advance(parser);
  const name = expectName(parser);
  const argument = accept(parser, "(") ? parseAnnotationArgument(parser) : undefined;
  return { kind: "annotation", name, argument, span: spanFrom(parser, start) };
}

function parseAnnotationArgument(parser: Parser): IntLiteral | StringLiteral | undefined {
  const argument = takeInt(parser) ?? takeString(parser) ?? mismatch(parser, "a whole number or a text in quotes");
  expect(parser, ")", "`)`", "An annotation has one argument.");
  return argument;
}

/** Reads the documentation, the keyword and the name of a declaration. `follower` is the keyword that must follow. */
export function parseDeclared(parser: Parser, { start }: Head, follower?: Kind) {
  const doc = parseDoc(parser, start);
  advance(parser);
  return { doc, name: expectDeclaredName(parser, follower) };
}

/** renamed = "renamed" "from" SNAME */
export function parseRenamed(parser: Parser): Name | undefined {
  // Without `from` it is the name of the next item.
  if (parser.kind !== "renamed" || peek(parser, 1) !== "from") return undefined;
  advance(parser);
  advance(parser);
  return expectName(parser);
}

/** The first keywords of the declarations that take annotations; members take them too. */
const annotated: ReadonlySet<string> = new Set<Kind>([
  ...(["value", "quantity", "event", "integration", "enum", "union", "entity", "aggregate"] as const),
  ...(["command", "create", "query"] as const),
]);

/** Reports the first annotation of an item that takes none. */
export function refuseAnnotations(parser: Parser, { annotations: [first] }: Head): void {
  if (first === undefined || annotated.has(parser.kind)) return;
  const annotation = parser.text.slice(first.span.start, first.span.end);
  complain(parser, catalogue.misplacedAnnotation, { annotation, keyword: textOfNext(parser) }, { span: first.span });
}

/** Returns the run of `///` lines directly above an offset. A blank line ends a run, and so does a line with code. */
export function parseDoc(parser: Parser, start: number): Doc | undefined {
  const { comments } = parser.tokens;
  let end = parser.nextComment;
  while ((comments[end]?.start ?? start) < start) end += 1;
  if (end === parser.nextComment) return undefined;
  const first = firstOfRun(parser, end, start);
  passComments(parser, first);
  parser.nextComment = end;
  const lines = comments.slice(first, end);
  const [opening, closing] = [lines[0], lines.at(-1)];
  if (opening === undefined || closing === undefined) return undefined;
  const span = { path: parser.path, start: opening.start, end: closing.end };
  return { text: lines.map((line) => docLine(parser.text, line)).join("\n"), span };
}

/** Keeps the comments before a number as comments. */
export function passComments(parser: Parser, end: number): void {
  const { path, text, tokens } = parser;
  for (const { start, end: close } of tokens.comments.slice(parser.nextComment, end))
    parser.comments.push({ text: text.slice(start, close), span: { path, start, end: close } });
  parser.nextComment = Math.max(parser.nextComment, end);
}

// The number of the first comment in the run that ends before a number and stands directly above an offset.
function firstOfRun({ text, tokens, nextComment }: Parser, end: number, below: number): number {
  let first = end;
  let next = below;
  for (; first > nextComment; first -= 1) {
    const line = tokens.comments[first - 1];
    if (line?.isDoc !== true || nextLine(text, line.end) !== next || !isFirstOnLine(text, line.start)) break;
    next = line.start;
  }
  return first;
}

// Without the slashes, one space, and the space at its end.
function docLine(text: string, { start, end }: CommentToken): string {
  return text.slice(text.startsWith("/// ", start) ? start + 4 : start + 3, end).trimEnd();
}
