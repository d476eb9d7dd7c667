import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Hook } from "../../emit/csharp/model/infrastructure/hook.ts";
import { speller } from "../../emit/csharp/spell.ts";
import { type PlannedFile, typesIn } from "../../emit/planned-file.ts";
import type { HostNeed } from "../../host/needs.ts";
import type { Model, Query } from "../../model/ir.ts";
import { keyOf } from "../../model/type.ts";
import { spelledOut } from "../../render/reference.ts";
import { ownRegistrationNeed } from "./context-need.ts";

/** A partial method that a file leaves to the host. */
interface LeftHook extends Hook {
  readonly namespace: string;
}

/** The code that a store leaves to the host. */
interface LeftToHost {
  readonly diagnostics: readonly Diagnostic[];
  readonly needs: readonly HostNeed[];
}

/** Finds the hooks and handlers of a store that a host lacks; `calls` has the ones that the host has written. Spec: model-infrastructure, Hooks. */
export function leftToHost(
  model: Model,
  files: readonly PlannedFile[],
  calls: ReadonlySet<string> = new Set(),
): LeftToHost {
  const hooks = hooksOf(files).filter(({ type, method }) => !calls.has(`${type}.${method}`));
  const queries = withoutTable(model, files).filter(({ query }) => !calls.has(`IQueryHandler<${query.name}>`));
  return {
    diagnostics: [...hooks.map(hookReport), ...queries.map(queryReport)],
    needs: [...hooks.map(hookNeed), ...queries.map(queryNeed)],
  };
}

interface UnansweredQuery {
  readonly query: Query;
  readonly source: string;
}

/** Returns the queries of stored contexts that no emitted handler answers. */
function withoutTable({ contexts }: Model, files: readonly PlannedFile[]): readonly UnansweredQuery[] {
  const types = typesIn(files);
  return contexts
    .filter(({ aggregates }) => aggregates.length > 0)
    .flatMap(({ name, queries, readModels }) => {
      const sources = new Map(readModels.map(({ type, source }) => [keyOf(type), source.name]));
      return queries
        .filter((query) => !types.has(`${name}.${query.name}Handler`))
        .map((query) => ({ query, source: sources.get(keyOf(query.result.readModel)) ?? "" }));
    });
}

function hookReport(hook: LeftHook): Diagnostic {
  const { kind, owner, remaining, method, type } = hook;
  const hint = `Write a second part of the class in the namespace \`${hook.namespace}\`: \`${secondPart(hook)}\`.`;
  return report(catalogue.hookOfHost, { kind, owner, remaining, method, type }, { hint });
}

function secondPart({ type, declaration, example }: LeftHook): string {
  return `internal sealed partial class ${type} { ${declaration} => ${example}; }`;
}

function hookNeed(hook: LeftHook): HostNeed {
  const note = `the class is in the namespace ${hook.namespace}; ${hook.owner} fails without it`;
  return {
    ...{ file: `${hook.type}.cs`, line: secondPart(hook), note, spot: undefined, isOwnCode: true },
    place: `as a second part of the class; ${note}`,
  };
}

function queryReport({ query, source }: UnansweredQuery): Diagnostic {
  const { name, result } = query;
  const hint = `Register a handler: \`services.${registration(query)};\`.`;
  return report(catalogue.queryWithoutTable, { query: name, readModel: result.readModel.name, source }, { hint });
}

function queryNeed({ query }: UnansweredQuery): HostNeed {
  return ownRegistrationNeed(registration(query), "the class is yours: no table answers the query");
}

const lists = { whole: "IReadOnlyList", page: "PagedResponse", cursor: "CursorResponse" } as const;

function registration({ name, result }: Query): string {
  const one = result.readModel.name;
  const list = `${lists[result.paging?.by ?? "whole"]}<${one}>`;
  return `AddScoped<IQueryHandler<${name}, ${result.isList ? list : one}>, ${name}Handler>()`;
}

/** Returns the partial methods that files leave to the host, as their second parts spell them. */
function hooksOf(files: readonly PlannedFile[]): readonly LeftHook[] {
  return files.flatMap(({ sections, namespace }) =>
    sections.flatMap(({ row, subject, place, names }) => {
      if (row.hooks === undefined) return [];
      const spell = speller(names);
      const spelled = (text: string) => spelledOut(text, (reference) => spell(reference).text);
      const hooks = row.hooks(subject, { ...place, spelled });
      return hooks.map((hook) => ({ ...hook, namespace, declaration: spelled(hook.declaration) }));
    }),
  );
}
