import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import type { Action } from "../action.ts";
import { diagnosticsAt, spellingFix } from "../action.ts";
import { nameFix, publishesFix, routeFix, subscribesFix, tokenFixes } from "./fixes.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";
import { operationsIn } from "./operations.ts";
import { payloadFix } from "./payload-fix.ts";

type Fix = (snapshot: ModelSnapshot, diagnostic: Diagnostic, span: Span) => readonly Action[];

/** The changes that mend a diagnostic, by its code. */
const fixes: ReadonlyMap<string, Fix> = new Map([
  [catalogue.unboundRouteToken.code, tokenFixes],
  [catalogue.unknownName.code, nameFix],
  [catalogue.duplicateApiRoute.code, routeFix],
  [catalogue.eventNotPublished.code, publishesFix],
  [catalogue.eventNotSubscribed.code, subscribesFix],
  [catalogue.eventPayload.code, payloadFix],
]);

/** Returns the changes for a range of a file: those that mend its diagnostics, and the route of an operation written out. */
export function actionsAt(
  snapshot: ModelSnapshot,
  path: string,
  range: { readonly start: number; readonly end: number },
): readonly Action[] {
  const here = diagnosticsAt(snapshot.diagnostics, path, range);
  return [...here.flatMap((diagnostic) => mending(snapshot, diagnostic)), ...statedRoute(snapshot, path, range)];
}

function mending(snapshot: ModelSnapshot, diagnostic: Diagnostic): readonly Action[] {
  const { span, code } = diagnostic;
  if (span === undefined) return [];
  const spelling = spellingFix(diagnostic, (path) => snapshot.text(path));
  return [...spelling, ...(fixes.get(code)?.(snapshot, diagnostic, span) ?? [])];
}

/** Offers to write out a derived route, so that a later renaming keeps it. */
function statedRoute(
  snapshot: ModelSnapshot,
  path: string,
  range: { readonly start: number; readonly end: number },
): readonly Action[] {
  const found = operationsIn(snapshot, path).find(
    ({ decl: { name } }) => name.start <= range.start && range.end <= name.end,
  );
  if (found === undefined || found.operation.origins.route.kind !== "convention") return [];
  const { start } = found.decl.span;
  const text = `@route(${JSON.stringify(found.operation.route.text)}) `;
  return [{ title: "State the route with `@route`", edits: [{ span: { path, start, end: start }, text }] }];
}
