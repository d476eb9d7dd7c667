import type { Diagnostic } from "../../generators/diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../../generators/diagnostics/format.ts";
import { declareContexts } from "../../generators/model/bind/declare-contexts.ts";
import { neighboursOf } from "../../generators/model/bind/neighbours.ts";
import type { PartScope } from "../../generators/model/bind/symbols.ts";
import type { Check, CheckedContext, NameCheck } from "../../generators/model/check/check.ts";
import type { Model } from "../../generators/model/ir.ts";
import { ofKind } from "../../generators/model/items.ts";
import { declareOperations } from "../../generators/model/operation/declare-operations.ts";
import { parse } from "../../generators/model/parse.ts";
import { typeContext } from "../../generators/model/typing/type-context.ts";
import { compileModel } from "../../generators/model/validate.ts";
import { positionOf } from "../../generators/text/position.ts";

/** Runs one check over sources and returns codes and positions: `["DSL1211 3:5"]`. */
export function found(check: Check, ...sources: readonly string[]): readonly string[] {
  return placesOf(
    scopesOf(sources).flatMap((scope) => check(checkedContext(scope))),
    sources,
  );
}

/** Runs one check of names and types, like `found`. */
export function foundInNames(check: NameCheck, ...sources: readonly string[]): readonly string[] {
  return placesOf(scopesOf(sources).flatMap(check), sources);
}

/** Returns the hints of one check. */
export function hintsOf(check: Check, source: string): readonly (string | undefined)[] {
  return scopesOf([source]).flatMap((scope) => check(checkedContext(scope)).map(({ hint }) => hint));
}

/** Returns the hints of one check of names and types. */
export function hintsInNames(check: NameCheck, source: string): readonly (string | undefined)[] {
  return scopesOf([source])
    .flatMap(check)
    .map(({ hint }) => hint);
}

/** Returns codes and positions of the type checks of expressions. */
export function foundInTypes(...sources: readonly string[]): readonly string[] {
  return placesOf(
    scopesOf(sources).flatMap((scope) => typeContext(scope).diagnostics),
    sources,
  );
}

/** Returns codes and positions of a whole run, in order. */
export function foundInAll(...sources: readonly string[]): readonly string[] {
  return placesOf(diagnosticsOf(...sources), sources);
}

/** Returns the diagnostics of a whole run. The path of a source is its index. */
export function diagnosticsOf(...sources: readonly string[]): readonly Diagnostic[] {
  return compiled(sources).diagnostics;
}

/** Returns the model of valid sources. */
export function modelOf(...sources: readonly string[]): Model {
  const result = compiled(sources);
  if (!result.ok) throw new Error(formatDiagnostics(result.diagnostics, textsOf(sources)));
  return result.value;
}

function compiled(sources: readonly string[]) {
  return compileModel(sources.map((text, index) => ({ path: String(index), text }))).result;
}

function textsOf(sources: readonly string[]): ReadonlyMap<string, string> {
  return new Map(sources.map((text, index) => [String(index), text]));
}

function scopesOf(sources: readonly string[]): readonly PartScope[] {
  const parsed = sources.map((text, index) => parse({ path: String(index), text }));
  const syntax = parsed.flatMap(({ diagnostics }) => diagnostics);
  if (syntax.length > 0) throw new Error(formatDiagnostics(syntax, textsOf(sources)));
  const files = parsed.map(({ file }) => file);
  const contexts = declareContexts(files);
  const relations = files.flatMap(({ maps }) => maps.flatMap((map) => ofKind(map.relations, "relation")));
  const neighbours = neighboursOf(contexts, relations);
  return Array.from(contexts.values(), (context) => ({ context, part: context, contexts, neighbours }));
}

function checkedContext(scope: PartScope): CheckedContext {
  const typed = typeContext(scope);
  return { ...typed, operations: declareOperations(scope, typed), inner: [] };
}

function placesOf(diagnostics: readonly Diagnostic[], sources: readonly string[]): readonly string[] {
  return diagnostics.map(({ code, span }) => {
    if (span === undefined) return code;
    const { line, column } = positionOf(sources[Number(span.path)] ?? "", span.start);
    return `${code} ${line}:${column}`;
  });
}

/** Returns a context Lending. Its lines begin on line 2. */
export function lending(...lines: readonly string[]): string {
  return ["context Lending {", ...lines, "}"].join("\n");
}

const desk = [
  "value Line { copy: CopyId  fine: Fine }",
  "value Fine { amount: Decimal }",
  "enum LoanState { Requested, Active, Returned }",
  "event LoanOpened { loan: LoanId }",
];

/** Returns an entity Loan, the root of the aggregate Desk. Its items begin on line 4; Line, Fine, LoanState and LoanOpened follow it. */
export function loan(...items: readonly string[]): string {
  return lending("aggregate Desk root Loan {", "entity Loan identified by LoanId {", ...items, "}", "}", ...desk);
}

/** Returns the entity Loan, followed by other items of the context on the line after its two closing braces. */
export function loanWith(items: readonly string[], ...behind: readonly string[]): string {
  return lending(
    "aggregate Desk root Loan {",
    "entity Loan identified by LoanId {",
    ...items,
    "}",
    "}",
    ...behind,
    ...desk,
  );
}

/** A row of a table of checks: name, source, expected codes and positions. */
export type Row = readonly [name: string, source: string, want: readonly string[]];
