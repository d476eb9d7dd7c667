import { sortDiagnostics } from "../diagnostics/diagnostic.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { decodeText, type InputFile } from "../source/decode-text.ts";
import { declareContexts } from "./bind/declare-contexts.ts";
import { neighboursOf, relationsIn } from "./bind/neighbours.ts";
import { checks } from "./check/index.ts";
import type { Model } from "./ir.ts";
import { lowerRelation } from "./lower/lower-context.ts";
import type { ModelSource } from "./parse/lex.ts";
import { type ParsedFile, parse } from "./parse.ts";
import { understand } from "./understand.ts";

/** Validates `.model` files and lowers them to one model, stage by stage. */
export function validateModel(files: readonly InputFile[]): Result<Model> {
  const decoded = files.map((file) => ({ path: file.path, result: decodeText(file) }));
  const diagnostics = sortDiagnostics(decoded.flatMap(({ result }) => result.diagnostics));
  const sources = decoded.flatMap(({ path, result }) => (result.ok ? [{ path, text: result.value }] : []));
  if (sources.length < files.length) return { ok: false, diagnostics };
  return compileModel(sources).result;
}

/** A model, and its files by their paths. */
export interface Compilation {
  readonly result: Result<Model>;
  readonly parsed: ParsedFiles;
}

/** The files of a model by path, in this order. */
export type ParsedFiles = ReadonlyMap<string, { readonly text: string; readonly parsed: ParsedFile }>;

/** Parses, binds, checks and lowers a model. If there are syntax errors, reports these alone. */
export function compileModel(sources: readonly ModelSource[]): Compilation {
  const parsed = parseAll(sources);
  const files = [...parsed.values()].map((one) => one.parsed);
  const syntax = files.flatMap(({ diagnostics }) => diagnostics);
  if (syntax.some(({ severity }) => severity === "error"))
    return { parsed, result: { ok: false, diagnostics: sortDiagnostics(syntax) } };
  const trees = files.map(({ file }) => file);
  const contexts = declareContexts(trees);
  const relations = relationsIn(trees);
  const neighbours = neighboursOf(contexts, relations);
  const results = Array.from(contexts.values(), (context) =>
    understand({ context, part: context, contexts, neighbours }),
  );
  const model = { contexts: results.flatMap(({ context }) => context ?? []), relations: relations.map(lowerRelation) };
  const found = [
    ...checks.map.flatMap((check) => check({ relations, contexts })),
    ...results.flatMap(({ diagnostics }) => diagnostics),
    ...checks.model.flatMap((check) => check(model)),
  ];
  return { parsed, result: resultOf(model, sortDiagnostics([...syntax, ...found])) };
}

/** Parses the files of a model in the order of their paths. Keeps those that are as before. */
export function parseAll(sources: readonly ModelSource[], previous?: ParsedFiles): ParsedFiles {
  const inOrder = [...sources].sort((one, other) => (one.path < other.path ? -1 : 1));
  return new Map(
    inOrder.map((source) => {
      const before = previous?.get(source.path);
      return [source.path, before?.text === source.text ? before : { text: source.text, parsed: parse(source) }];
    }),
  );
}
