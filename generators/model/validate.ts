import { sortDiagnostics } from "../diagnostics/diagnostic.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { decodeText, type InputFile } from "../source/decode-text.ts";
import { declareContexts } from "./bind/declare-contexts.ts";
import { relationsIn } from "./bind/neighbours.ts";
import type { ContextSymbols } from "./bind/symbols.ts";
import { checks } from "./check/index.ts";
import type { Model } from "./ir.ts";
import { lowerRelation } from "./lower/lower-context.ts";
import type { ModelSource } from "./parse/lex.ts";
import { type ParsedFile, parse } from "./parse.ts";
import { type Understood, understand } from "./understand.ts";

/** Validates `.model` files and lowers them to one model, stage by stage. */
export function validateModel(files: readonly InputFile[]): Result<Model> {
  const decoded = files.map((file) => ({ path: file.path, result: decodeText(file) }));
  const diagnostics = sortDiagnostics(decoded.flatMap(({ result }) => result.diagnostics));
  const sources = decoded.flatMap(({ path, result }) => (result.ok ? [{ path, text: result.value }] : []));
  if (sources.length < files.length) return { ok: false, diagnostics };
  return compileModel(sources).result;
}

/** A model, and the parts that a later compilation can reuse. */
export interface Compilation {
  readonly result: Result<Model>;
  readonly parsed: ReadonlyMap<string, { readonly text: string; readonly parsed: ParsedFile }>;
  readonly contexts: ReadonlyMap<string, ContextSymbols>;
  readonly understood: ReadonlyMap<string, Understood>;
}

/** Parses, binds, checks and lowers a model. If there are syntax errors, reports these alone. A language server passes its previous compilation: files and contexts without a change are reused. */
export function compileModel(sources: readonly ModelSource[], previous?: Compilation): Compilation {
  const parsed = parseAll(sources, previous);
  const files = [...parsed.values()].map((one) => one.parsed);
  const syntax = files.flatMap(({ diagnostics }) => diagnostics);
  if (syntax.some(({ severity }) => severity === "error"))
    return {
      parsed,
      contexts: previous?.contexts ?? new Map(),
      understood: previous?.understood ?? new Map(),
      result: { ok: false, diagnostics: sortDiagnostics(syntax) },
    };
  const trees = files.map(({ file }) => file);
  const contexts = declareContexts(trees, previous?.contexts);
  const relations = relationsIn(trees);
  const understood = understand(contexts, relations, previous?.understood);
  const results = [...understood.values()];
  const model = { contexts: results.flatMap(({ context }) => context ?? []), relations: relations.map(lowerRelation) };
  const found = [
    ...checks.map.flatMap((check) => check({ relations, contexts })),
    ...results.flatMap(({ diagnostics }) => diagnostics),
    ...checks.model.flatMap((check) => check(model)),
  ];
  return { parsed, contexts, understood, result: resultOf(model, sortDiagnostics([...syntax, ...found])) };
}

function parseAll(sources: readonly ModelSource[], previous: Compilation | undefined): Compilation["parsed"] {
  const inOrder = [...sources].sort((one, other) => (one.path < other.path ? -1 : 1));
  return new Map(
    inOrder.map((source) => {
      const before = previous?.parsed.get(source.path);
      return [source.path, before?.text === source.text ? before : { text: source.text, parsed: parse(source) }];
    }),
  );
}
