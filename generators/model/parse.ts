import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { once } from "../text/once.ts";
import type { ModelFile } from "./ast.ts";
import { lex } from "./parse/lex.ts";
import { ModelParser } from "./parse/model-parser.ts";
import { prebuiltChoices } from "./parse/prebuilt-choices.ts";
import { QuickParser } from "./parse/quick-parser.ts";
import { withoutFollowUps } from "./parse/without-follow-ups.ts";
import type { ModelSource } from "./source.ts";

/** The tree of a file, and every syntax error in it; with an error the tree has gaps and is good for an editor only. */
export interface ParsedFile {
  readonly file: ModelFile;
  readonly diagnostics: readonly Diagnostic[];
}

// Analysing the grammar takes a while, so it is done once, and only when there is a model to read that needs it.
const parser = once(() => new ModelParser());
const quickParser = once(() => (prebuiltChoices === undefined ? undefined : new QuickParser(prebuiltChoices)));

/** Reads any text as a model and never throws. Spec: model, Declarations. */
export function parse(source: ModelSource): ParsedFile {
  const { contexts, comments, diagnostics } = quickParser()?.tryRun(source) ?? thoroughly(source);
  const span = { path: source.path, start: 0, end: source.text.length };
  return { file: { kind: "file", contexts, comments, span }, diagnostics };
}

function thoroughly(source: ModelSource): ReturnType<ModelParser["run"]> {
  const lexed = lex(source);
  const run = parser().run(source, lexed);
  return { ...run, diagnostics: withoutFollowUps(run.diagnostics, lexed) };
}
