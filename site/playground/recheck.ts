import type { ModelSource } from "../../generators/model/parse/lex.ts";
import type { CheckedModel } from "../../generators/model/recheck/recheck.ts";
import { parseAll } from "../../generators/model/validate.ts";

/** Reads the files of a model alone: suggestions show no diagnostics, and the page keeps no results. */
export function recheck(sources: readonly ModelSource[]): CheckedModel {
  return { diagnostics: [], parsed: parseAll(sources), contexts: new Map(), results: new Map() };
}
