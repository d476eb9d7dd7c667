import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { sortDiagnostics } from "../diagnostics/diagnostic.ts";
import type { ModelFile } from "./ast.ts";
import type { ModelSource } from "./parse/lex.ts";
import { lex } from "./parse/lex.ts";
import { parseFile } from "./parse/parse-context.ts";
import { passComments } from "./parse/parse-head.ts";
import { parserOf } from "./parse/parser.ts";

/** The tree of a file and its syntax errors. With an error the tree has stand-ins, and is good for an editor only. */
export interface ParsedFile {
  readonly file: ModelFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses any text as a model, and never throws. Spec: model-syntax, Grammar. */
export function parse(source: ModelSource): ParsedFile {
  const { tokens, diagnostics } = lex(source);
  const parser = parserOf(source, tokens);
  const items = parseFile(parser);
  passComments(parser, tokens.comments.length);
  const span = { path: source.path, start: 0, end: source.text.length };
  return {
    file: {
      kind: "file",
      contexts: items.filter((item) => item.kind !== "contextMap"),
      maps: items.filter((item) => item.kind === "contextMap"),
      comments: parser.comments,
      span,
    },
    diagnostics: sortDiagnostics([...diagnostics, ...parser.diagnostics]),
  };
}
