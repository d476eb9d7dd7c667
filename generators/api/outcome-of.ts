import { diagnosticsJson } from "../diagnostics/diagnostic-json.ts";
import type { Result } from "../diagnostics/result.ts";
import type { InputFile } from "../source/decode-text.ts";
import type { Outcome, SourceText } from "./types.ts";

/** Returns the result of a stage in the form of the programming interface. */
export function outcomeOf<Inner, Value>(
  result: Result<Inner>,
  sources: readonly SourceText[],
  shown: (inner: Inner) => Value,
): Outcome<Value> {
  const diagnostics = diagnosticsJson(result.diagnostics, new Map(sources.map(({ path, text }) => [path, text])));
  return result.ok ? { ok: true, value: shown(result.value), diagnostics } : { ok: false, diagnostics };
}

/** Returns a text as a file that was read. */
export function inputFile({ path, text }: SourceText): InputFile {
  return { path, bytes: new TextEncoder().encode(text) };
}
