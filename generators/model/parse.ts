import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ModelFile } from "./ast.ts";

/** A decoded `.model` file. */
export interface ModelSource {
  readonly path: string;
  readonly text: string;
}

/** The tree of a file, and every syntax error in it; with an error the tree has gaps and is good for an editor only. */
export interface ParsedFile {
  readonly file: ModelFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads any text as a model and never throws. Spec: model, Declarations. */
export function parse({ path, text }: ModelSource): ParsedFile {
  const span = { path, start: 0, end: text.length };
  return { file: { kind: "file", span, contexts: [], comments: [] }, diagnostics: [] };
}
