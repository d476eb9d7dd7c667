import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import type { OpenApiDocument } from "../emit/openapi/open-api.ts";
import { type BreakingChange, breaks } from "./breaking-change.ts";
import { compareOperations, type PublishedOperation } from "./compare-operations.ts";
import { compareSchemas, type SchemaComparison } from "./compare-schemas.ts";
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
  return { name, version, document: { ...document, paths: {} }, events: new Map(), spans: new Map() };
}

/** A breaking change with the declaration that it is about, where that still exists. */
type Placed = readonly [BreakingChange, Span | undefined];

function compareSurfaces(before: PublishedSurface, after: PublishedSurface): readonly Diagnostic[] {
  const schemas = {
    before: before.document.components?.schemas ?? {},
    after: after.document.components?.schemas ?? {},
    seen: new Set<string>(),
  };
  const isAnnounced = (after.version ?? 0) > (before.version ?? 0);
  return [...comparePaths(before, after, schemas), ...compareEvents(before, after, schemas)].map(([change, span]) =>
    change(span, isAnnounced ? "warning" : "error"),
  );
}

function comparePaths(before: PublishedSurface, after: PublishedSurface, schemas: SchemaComparison): readonly Placed[] {
  const now = operationsOf(after.document);
  return [...operationsOf(before.document)].flatMap(([key, { title, operation }]): readonly Placed[] => {
    const next = now.get(key);
    if (next === undefined) return [[breaks(catalogue.operationRemoved, { operation: title }), undefined]];
    const span = after.spans.get(next.operation.operationId);
    return compareOperations(operation, next, schemas).map((change) => [change, span]);
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
): readonly Placed[] {
  return [...before.events].flatMap(([name, schema]): readonly Placed[] => {
    const event = `\`${before.name}.${name}\``;
    const next = after.events.get(name);
    if (next === undefined) return [[breaks(catalogue.eventRemoved, { event }), undefined]];
    const pair = { before: schema, after: next, place: `the integration event ${event}` };
    return compareSchemas(pair, "answer", schemas).map((change) => [change, undefined]);
  });
}
