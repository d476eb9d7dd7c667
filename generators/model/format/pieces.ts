import type * as ast from "../ast.ts";
import type { Missing } from "../ast-node.ts";
import { literalText } from "./expression-text.ts";
import type { Piece } from "./layout.ts";
import { lineOf, type Part } from "./line-of.ts";

const widest = 100;

/** The facts about a file that its tree lacks. */
interface FormatSource {
  readonly text: string;
  /** The start offsets of its comments. */
  readonly comments: readonly number[];
}

/** Converts nodes to pieces, in order. */
export function piecesOf(parts: readonly Part[], source: FormatSource): readonly Piece[] {
  return parts.flatMap((part) => {
    if (part.kind === "missing") return [];
    const otherwise = part.kind === "ifStatement" ? part.otherwise : undefined;
    if (otherwise === undefined) return [pieceOf(part, source)];
    const first = { ...pieceOf(part, source), end: otherwise.span.start };
    return [first, { ...pieceOf(otherwise, source), isSequel: true }];
  });
}

function pieceOf(part: Exclude<Part, Missing>, source: FormatSource): Piece {
  const { annotations, line } = lineWithAnnotations(part, source.text);
  return {
    start: part.span.start,
    end: part.span.end,
    doc: "doc" in part ? part.doc : undefined,
    takesDoc: "doc" in part,
    annotations,
    line: isShortEnum(part, source) ? `${line} { ${membersText(part, source.text)} }` : line,
    block: isShortEnum(part, source) ? undefined : blockOf(part, source),
  };
}

// A field has its annotations on the same line, a declaration on the line above.
function lineWithAnnotations(
  part: Exclude<Part, Missing>,
  text: string,
): { readonly annotations: string; readonly line: string } {
  const line = lineOf(part, text);
  const written = "annotations" in part ? part.annotations.map((one) => annotationText(one, text)).join(" ") : "";
  if (part.kind === "member" && written !== "") return { annotations: "", line: `${written} ${line}` };
  return { annotations: written, line };
}

function annotationText({ name, argument }: ast.Annotation, text: string): string {
  return `@${name.text}${argument === undefined ? "" : `(${literalText(argument, text)})`}`;
}

function blockOf(part: Exclude<Part, Missing>, source: FormatSource): readonly Piece[] | undefined {
  if (part.kind === "enum") return membersOf(part, source);
  if (part.kind === "repository") return [...operationsOf(part, source.text), ...piecesOf(part.finders, source)];
  if (part.kind === "union") return piecesOf(part.cases, source);
  if (isLine(part)) return undefined;
  if ("items" in part) return piecesOf(part.items, source);
  if ("statements" in part) return piecesOf(part.statements, source);
  if ("rules" in part) return piecesOf(part.rules, source);
  if ("fields" in part) return piecesOf(part.fields, source);
  if ("relations" in part) return piecesOf(part.relations, source);
  return bracesOf(part, source);
}

/** Returns the block of a node that can be without one. */
function bracesOf(part: Exclude<Part, Missing>, source: FormatSource): readonly Piece[] | undefined {
  const parts = "mappings" in part ? part.mappings : "calls" in part ? part.calls : undefined;
  return parts && piecesOf(parts, source);
}

/** True for a part that has no braces, though it is of a kind with parts. */
function isLine(part: Exclude<Part, Missing>): boolean {
  return part.kind === "unionCase" || (part.kind === "feed" && part.effect === "remove");
}

function operationsOf({ operations = [] }: ast.RepositoryDecl, text: string): readonly Piece[] {
  const [first, last] = [operations[0], operations.at(-1)];
  if (first === undefined || last === undefined) return [];
  const line = `operations: ${operations.map((name) => name.text).join(", ")}`;
  return [
    {
      start: text.lastIndexOf("operations", first.start),
      end: last.end,
      doc: undefined,
      takesDoc: false,
      annotations: "",
      line,
      block: undefined,
    },
  ];
}

function isShortEnum(part: Exclude<Part, Missing>, { text, comments }: FormatSource): part is ast.EnumDecl {
  if (part.kind !== "enum" || part.members.length === 0) return false;
  const isCommented = comments.some((start) => start > part.span.start && start < part.span.end);
  return !isCommented && `${lineOf(part, text)} { ${membersText(part, text)} }`.length <= widest;
}

function membersText({ members }: ast.EnumDecl, text: string): string {
  return members.map((member) => (member.kind === "missing" ? "" : lineOf(member, text))).join(", ");
}

function membersOf({ members }: ast.EnumDecl, source: FormatSource): readonly Piece[] {
  const pieces = piecesOf(members, source);
  return pieces.map((piece, index) => (index === pieces.length - 1 ? piece : { ...piece, line: `${piece.line},` }));
}
