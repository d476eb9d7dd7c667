import type { ModelFile } from "./ast.ts";
import { Layout } from "./format/layout.ts";
import { piecesOf } from "./format/pieces.ts";

/** Formats a file without syntax errors in its canonical form: two spaces a level, one item a line, every comment kept. */
export function format(file: ModelFile, text: string): string {
  const comments = file.comments.map(({ span }) => span.start);
  const items = [...file.contexts, ...file.maps].sort((one, other) => one.span.start - other.span.start);
  return new Layout(text, file.comments).lay(piecesOf(items, { text, comments }));
}
