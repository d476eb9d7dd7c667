import type { ModelFile } from "./ast.ts";
import { Layout } from "./format/layout.ts";
import { piecesOf } from "./format/pieces.ts";

/** The one canonical text of a file without syntax errors: two spaces a level, one item a line, every comment kept. */
export function format(file: ModelFile, text: string): string {
  const comments = file.comments.map(({ span }) => span.start);
  return new Layout(text, file.comments).lay(piecesOf(file.contexts, { text, comments }));
}
