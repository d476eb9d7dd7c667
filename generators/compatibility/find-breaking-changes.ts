import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { OpenApiDocument } from "../emit/openapi/open-api.ts";
import { compareOperations, type PublishedOperation } from "./compare-operations.ts";
import { compareSchemas, type SchemaComparison } from "./compare-schemas.ts";
import { noRenames } from "./published-renames.ts";
import type { PublishedSurface } from "./published-surface.ts";

/**
 * Reports what breaks callers between two versions of everything that is published.
 * Where the version of a context rose, its breaking changes are warnings. Spec: command-line, Breaking changes.
 */
export function findBreakingChanges(
  before: readonly PublishedSurface[],
  after: readonly PublishedSurface[],
): readonly Diagnostic[] {
  const now = new Map(after.map((surface) => [surface.name, surface]));
  const found = before.flatMap((old) => compareSurfaces(old, now.get(old.name) ?? nothingOf(old)));
  return [...new Map(found.map((one) => [`${one.code} ${one.message}`, one])).values()];
}

function nothingOf({ name, version, document }: PublishedSurface): PublishedSurface {
  return {
    name,
    version,
    document: { ...document, paths: {} },
    events: new Map(),
    spans: new Map(),
    renames: noRenames,
  };
}

function compareSurfaces(before: PublishedSurface, after: PublishedSurface): readonly Diagnostic[] {
  const schemas = {
    before: before.document.components?.schemas ?? {},
    after: after.document.components?.schemas ?? {},
    seen: new Set<string>(),
    nameOf: after.renames.nameOf,
  };
  const severity = (after.version ?? 0) > (before.version ?? 0) ? "warning" : "error";
  const changes = [
    ...comparePaths(before, after, schemas),
    ...compareEvents(before, after, { ...schemas, direction: "answer" }),
  ];
  return changes.map((change) => (change.severity === "warning" ? change : { ...change, severity }));
}

/** A change has the place of the declaration that it is about, where that still exists. */
function comparePaths(
  before: PublishedSurface,
  after: PublishedSurface,
  schemas: Omit<SchemaComparison, "direction">,
): readonly Diagnostic[] {
  const now = operationsOf(after.document);
  const byId = new Map(Array.from(now.values(), (one) => [one.operation.operationId, one]));
  return [...operationsOf(before.document)].flatMap(([key, { title, operation }]): readonly Diagnostic[] => {
    const changesTo = (next: PublishedOperation) => {
      const span = after.spans.get(next.operation.operationId);
      return compareOperations(operation, next, schemas).map((change) => ({ ...change, span }));
    };
    const same = now.get(key);
    if (same !== undefined) return changesTo(same);
    const [renamed] = after.renames.operationsOf(operation.operationId).filter(({ id }) => byId.has(id));
    const next = renamed && byId.get(renamed.id);
    if (next === undefined) return [report(catalogue.operationRemoved, { operation: title })];
    const kind = renamed?.redirects ? catalogue.operationRedirected : catalogue.operationRenamed;
    return [report(kind, { operation: title, now: next.title }), ...changesTo(next)];
  });
}

/** Returns the operations of a document; the names of tokens are no part of a key, as no caller sends them. */
function operationsOf({ paths }: OpenApiDocument): ReadonlyMap<string, PublishedOperation> {
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([verb, operation]) => [
        `${verb} ${path.replace(/\{[^}]*\}/g, "{}")}`,
        { title: `\`${verb.toUpperCase()} ${path}\``, operation },
      ]),
    ),
  );
}

function compareEvents(
  before: PublishedSurface,
  after: PublishedSurface,
  schemas: SchemaComparison,
): readonly Diagnostic[] {
  return [...before.events].flatMap(([name, schema]) => {
    const event = `\`${before.name}.${name}\``;
    const next = after.events.get(name);
    if (next === undefined) return [report(catalogue.eventRemoved, { event })];
    return compareSchemas({ before: schema, after: next, place: `the integration event ${event}` }, schemas);
  });
}
