import { type CodeAction, CodeActionKind, type Hover, type Location, type Range } from "vscode-languageserver/node";
import type { Span } from "../../diagnostics/diagnostic.ts";
import { grouped } from "../../text/grouped.ts";
import type { Action, SpanEdit } from "../action.ts";
import { shownDiagnostics, type Texts } from "../diagnostics.ts";
import { entityHover } from "../entity/hover.ts";
import { entityReferences } from "../entity/mentions.ts";
import { actionsAt } from "../model/code-actions.ts";
import { hoverAt, type SignatureOf } from "../model/hover.ts";
import { definitionsAt, referencesAt } from "../model/references.ts";
import { diagnosticsAt, spellingFix } from "../spelling-fix.ts";
import type { TextIndex } from "../text-index.ts";
import { type Asked, type AskedAt, entityNameOf, entityPlaceOf, fileOf, placeOf } from "./asked.ts";
import type { Session } from "./session.ts";

/** Converts spans of some files to locations. */
function locationsOf(spans: readonly Span[], files: { index(path: string): TextIndex }, session: Session): Location[] {
  return spans.map((span) => ({ uri: session.uriOf(span.path), range: files.index(span.path).rangeOf(span) }));
}

export function hover(session: Session, asked: AskedAt, signatureOf: SignatureOf): Hover | null {
  const place = placeOf(session, asked);
  if (place !== undefined) {
    const found = hoverAt(place.model, place.path, { offset: place.offset, signatureOf });
    return hoverOf(found, place.model.index(place.path));
  }
  const other = entityPlaceOf(session, asked);
  return other === undefined
    ? null
    : hoverOf(entityHover(other.entities, other.path, other.offset), other.entities.index(other.path));
}

function hoverOf(found: ReturnType<typeof hoverAt>, index: TextIndex): Hover | null {
  return found === undefined
    ? null
    : { contents: { kind: "markdown", value: found.text }, range: index.rangeOf(found.span) };
}

export function definition(session: Session, asked: AskedAt): Location[] {
  const place = placeOf(session, asked);
  if (place !== undefined)
    return locationsOf(definitionsAt(place.model, place.path, place.offset), place.model, session);
  const named = entityNameOf(session, asked);
  return named === undefined ? [] : locationsOf([named.mention.declaration], named.entities, session);
}

export function references(session: Session, asked: AskedAt, withDeclaration: boolean): Location[] {
  const place = placeOf(session, asked);
  if (place !== undefined) {
    const names = referencesAt(place.model, place.path, { offset: place.offset, withDeclaration });
    return locationsOf(names, place.model, session);
  }
  const named = entityNameOf(session, asked);
  if (named === undefined) return [];
  const { entities, mention } = named;
  return locationsOf(entityReferences(entities, mention.declaration, withDeclaration), entities, session);
}

export function codeActions(session: Session, asked: Asked & { readonly range: Range }): CodeAction[] {
  const found = fileOf(session, asked, (model, path) =>
    actionsAt(model, path, offsetsOf(asked.range, model.index(path))).map((action) => actionOf(action, model, session)),
  );
  if (found !== undefined) return found;
  const other = entityPlaceOf(session, { ...asked, position: asked.range.start });
  if (other === undefined) return [];
  const { entities, path } = other;
  return diagnosticsAt(entities.diagnostics, path, offsetsOf(asked.range, entities.index(path)))
    .flatMap((diagnostic) => spellingFix(diagnostic, (one) => entities.text(one)))
    .map((action) => actionOf(action, entities, session));
}

function offsetsOf({ start, end }: Range, index: TextIndex) {
  return { start: index.offsetAt(start), end: index.offsetAt(end) };
}

function actionOf({ title, edits, diagnostic }: Action, files: Texts, session: Session): CodeAction {
  const kind = diagnostic === undefined ? CodeActionKind.RefactorRewrite : CodeActionKind.QuickFix;
  const edit = { changes: changesOf(edits, files, session) };
  if (diagnostic === undefined) return { title, kind, edit };
  const shown = shownDiagnostics([diagnostic], files, (path) => session.uriOf(path));
  return { title, kind, edit, diagnostics: [...shown.values()].flat() };
}

/** Converts edits of spans to edits of documents. */
export function changesOf(edits: readonly SpanEdit[], files: Texts, session: Session) {
  const byPath = grouped(edits, ({ span }) => span.path);
  return Object.fromEntries(
    Array.from(byPath, ([path, here]) => [
      session.uriOf(path),
      here.map(({ span, text }) => ({ range: files.index(path).rangeOf(span), newText: text })),
    ]),
  );
}
