import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import { declareContexts } from "../bind/declare-contexts.ts";
import { neighboursOf, relationsIn } from "../bind/neighbours.ts";
import type { ContextSymbols } from "../bind/symbols.ts";
import { checks } from "../check/index.ts";
import type { ModelSource } from "../parse/lex.ts";
import { type ParsedFiles, parseAll } from "../validate.ts";
import type { Surroundings } from "./lookups.ts";
import { lowerRechecked, type RecheckedContext, recheckContext } from "./recheck-context.ts";

/** A checked model, with the results that a later check can keep. */
export interface CheckedModel {
  readonly diagnostics: readonly Diagnostic[];
  readonly parsed: ParsedFiles;
  readonly contexts: ReadonlyMap<string, ContextSymbols>;
  readonly results: ReadonlyMap<string, RecheckedContext>;
}

/** Checks a model as `compileModel` does, and keeps the results of an earlier check as far as a change does not touch them. */
export function recheck(sources: readonly ModelSource[], earlier?: CheckedModel): CheckedModel {
  const parsed = parseAll(sources, earlier?.parsed);
  const files = [...parsed.values()].map((one) => one.parsed);
  const syntax = files.flatMap(({ diagnostics }) => diagnostics);
  if (syntax.some(({ severity }) => severity === "error")) {
    const { contexts = new Map(), results = new Map() } = earlier ?? {};
    return { diagnostics: sortDiagnostics(syntax), parsed, contexts, results };
  }
  const trees = files.map(({ file }) => file);
  const contexts = declareContexts(trees, earlier?.contexts);
  const relations = relationsIn(trees);
  const now = { contexts, neighbours: neighboursOf(contexts, relations) };
  const results = new Map(
    Array.from(
      contexts,
      ([name, context]) => [name, recheckContext(context, now, earlier?.results.get(name))] as const,
    ),
  );
  const lowered = hasDefaults(contexts) ? lowerAll(results, now) : undefined;
  const valid = [...(lowered?.values() ?? [])].flatMap((result) => result.lowered?.value ?? []);
  const diagnostics = [
    ...syntax,
    ...checks.map.flatMap((check) => check({ relations, contexts })),
    ...[...results.values()].flatMap(({ whole }) => whole.value.diagnostics),
    ...checks.model.flatMap((check) => check({ contexts: valid, relations: [] })),
  ];
  return { diagnostics: sortDiagnostics(diagnostics), parsed, contexts, results: lowered ?? results };
}

/** True if a parameter has a default: nothing else is checked in lowered contexts. */
function hasDefaults(contexts: Surroundings["contexts"]): boolean {
  return [...contexts.values()].some(({ behaviours }) =>
    behaviours.some(({ decl }) => decl.parameters.some(({ value }) => value !== undefined)),
  );
}

function lowerAll(results: CheckedModel["results"], now: Surroundings): CheckedModel["results"] {
  return new Map(Array.from(results, ([name, result]) => [name, { ...result, lowered: lowerRechecked(result, now) }]));
}
