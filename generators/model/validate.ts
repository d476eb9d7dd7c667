import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { sortDiagnostics } from "../diagnostics/sort.ts";
import { decodeText, type InputFile } from "../source/decode-text.ts";
import { declareContexts } from "./bind/declare-contexts.ts";
import type { ContextSymbols } from "./bind/symbols.ts";
import type { Model } from "./ir.ts";
import { gather } from "./items.ts";
import { type ParsedFile, parse } from "./parse.ts";
import type { ModelSource } from "./source.ts";
import { type Understood, understand } from "./understand.ts";

/** Turns `.model` files into one model, or into every mistake of the first stage that found one. */
export function validateModel(files: readonly InputFile[]): Result<Model> {
  const decoded = files.map((file) => ({ path: file.path, result: decodeText(file) }));
  const diagnostics = sortDiagnostics(gather(decoded, ({ result }) => result.diagnostics));
  const sources = gather(decoded, ({ path, result }) => (result.ok ? [{ path, text: result.value }] : []));
  if (sources.length < files.length) return { ok: false, diagnostics };
  return compileModel(sources).result;
}

/** A model with what a later run can use again. */
export interface Compilation {
  readonly result: Result<Model>;
  readonly parsed: ReadonlyMap<string, { readonly text: string; readonly parsed: ParsedFile }>;
  readonly contexts: ReadonlyMap<string, ContextSymbols>;
  readonly understood: ReadonlyMap<string, Understood>;
}

/**
 * Parses, binds, checks and lowers a model. Syntax errors are reported alone; behind them everything that is found, whatever else is wrong.
 * With the compilation of last time, files of the same text and contexts that nothing changed for are taken from there.
 */
export function compileModel(sources: readonly ModelSource[], last?: Compilation): Compilation {
  const parsed = parseAll(sources, last);
  const files = [...parsed.values()].map((one) => one.parsed);
  const syntax = gather(files, ({ diagnostics }) => diagnostics);
  if (syntax.some(({ severity }) => severity === "error"))
    return {
      parsed,
      contexts: last?.contexts ?? new Map(),
      understood: last?.understood ?? new Map(),
      result: { ok: false, diagnostics: sortDiagnostics(syntax) },
    };
  const contexts = declareContexts(
    files.map(({ file }) => file),
    last?.contexts,
  );
  const understood = understand(contexts, last?.understood);
  return { parsed, contexts, understood, result: together([...understood.values()], syntax) };
}

function parseAll(sources: readonly ModelSource[], last: Compilation | undefined): Compilation["parsed"] {
  const inOrder = [...sources].sort((one, other) => (one.path < other.path ? -1 : 1));
  return new Map(
    inOrder.map((source) => {
      const before = last?.parsed.get(source.path);
      return [source.path, before?.text === source.text ? before : { text: source.text, parsed: parse(source) }];
    }),
  );
}

function together(contexts: readonly Understood[], syntax: readonly Diagnostic[]): Result<Model> {
  const diagnostics = gather(contexts, (context) => context.diagnostics);
  const model = { contexts: contexts.flatMap(({ context }) => context ?? []) };
  return resultOf(model, sortDiagnostics([...syntax, ...diagnostics]));
}
