import { type CodeAction, CodeActionKind, type Hover, type Location, type Range } from "vscode-languageserver/node";
import type { Span } from "../../diagnostics/diagnostic.ts";
import { shownDiagnostics } from "../diagnostics.ts";
import { entityDefinition, entityReferences } from "../entity/related-entities.ts";
import type { Action, SpanEdit } from "../model/action.ts";
import { actionsAt } from "../model/code-actions.ts";
import { hoverAt, type SignatureOf } from "../model/hover.ts";
import type { ModelSnapshot } from "../model/model-snapshot.ts";
import { definitionsAt, referencesAt } from "../model/references.ts";
import type { TextIndex } from "../text-index.ts";
import { type Asked, type AskedAt, entityPlaceOf, fileOf, placeOf } from "./asked.ts";
import type { Session } from "./session.ts";

/** Converts spans of some files to locations. */
function locationsOf(spans: readonly Span[], files: { index(path: string): TextIndex }, session: Session): Location[] {
  return spans.map((span) => ({ uri: session.uriOf(span.path), range: files.index(span.path).rangeOf(span) }));
}

export function hover(session: Session, asked: AskedAt, signatureOf: SignatureOf): Hover | null {
  const place = placeOf(session, asked);
  const found = place && hoverAt(place.model, place.path, { offset: place.offset, signatureOf });
  if (place === undefined || found === undefined) return null;
  const range = place.model.index(place.path).rangeOf(found.span);
  return { contents: { kind: "markdown", value: found.text }, range };
}

export function definition(session: Session, asked: AskedAt): Location[] {
  const place = placeOf(session, asked);
  if (place !== undefined)
    return locationsOf(definitionsAt(place.model, place.path, place.offset), place.model, session);
  const other = entityPlaceOf(session, asked);
  const span = other && entityDefinition(other.entities, other.path, other.offset);
  return other === undefined || span === undefined ? [] : locationsOf([span], other.entities, session);
}

export function references(session: Session, asked: AskedAt, withDeclaration: boolean): Location[] {
  const place = placeOf(session, asked);
  if (place !== undefined) {
    const names = referencesAt(place.model, place.path, { offset: place.offset, withDeclaration });
    return locationsOf(names, place.model, session);
  }
  const other = entityPlaceOf(session, asked);
  const spans = other && entityReferences(other.entities, other.path, other.offset);
  return other === undefined || spans === undefined ? [] : locationsOf(spans, other.entities, session);
}

export function codeActions(session: Session, asked: Asked & { readonly range: Range }): CodeAction[] {
  const found = fileOf(session, asked, (model, path) => {
    const index = model.index(path);
    const range = { start: index.offsetAt(asked.range.start), end: index.offsetAt(asked.range.end) };
    return actionsAt(model, path, range).map((action) => actionOf(action, model, session));
  });
  return found ?? [];
}

function actionOf({ title, edits, diagnostic }: Action, model: ModelSnapshot, session: Session): CodeAction {
  const kind = diagnostic === undefined ? CodeActionKind.RefactorRewrite : CodeActionKind.QuickFix;
  const edit = { changes: changesOf(edits, model, session) };
  if (diagnostic === undefined) return { title, kind, edit };
  const shown = shownDiagnostics([diagnostic], model, (path) => session.uriOf(path));
  return { title, kind, edit, diagnostics: [...shown.values()].flat() };
}

/** Converts edits of spans to edits of documents. */
export function changesOf(edits: readonly SpanEdit[], model: ModelSnapshot, session: Session) {
  const changes: Record<string, { range: Range; newText: string }[]> = {};
  for (const { span, text } of edits) {
    const uri = session.uriOf(span.path);
    changes[uri] = [...(changes[uri] ?? []), { range: model.index(span.path).rangeOf(span), newText: text }];
  }
  return changes;
}
