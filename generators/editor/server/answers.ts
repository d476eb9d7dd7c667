import {
  type CodeAction,
  CodeActionKind,
  type CompletionItem,
  type Connection,
  type Hover,
  type Location,
  LSPErrorCodes,
  type Range,
  ResponseError,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import type { Span } from "../../diagnostics/diagnostic.ts";
import { grouped } from "../../text/grouped.ts";
import type { Action, SpanEdit } from "../action.ts";
import { diagnosticsAt, spellingFix } from "../action.ts";
import { shownDiagnostics, type Texts } from "../diagnostics.ts";
import { entityCompletions } from "../entity/completion.ts";
import { entityHover } from "../entity/hover.ts";
import { entityMentionAt, entityReferences } from "../entity/mentions.ts";
import { renameEntityName } from "../entity/rename.ts";
import { actionsAt } from "../model/code-actions.ts";
import { completionsAt } from "../model/completion.ts";
import { hoverAt, type SignatureOf } from "../model/hover.ts";
import type { ModelSnapshot } from "../model/model-snapshot.ts";
import { definitionsAt, referencesAt } from "../model/references.ts";
import { movedRoutes, renamableAt, renameAt } from "../model/rename.ts";
import { type Asked, type AskedAt, placeOf } from "./asked.ts";
import type { Session } from "./session.ts";

/** Returns the words that can stand at a position. */
export function completions(session: Session, asked: AskedAt, trigger?: string): CompletionItem[] {
  const place = placeOf(session, asked);
  if (place?.kind === "model") return completionsAt(place.files, place.path, place.offset, trigger);
  return place === undefined ? [] : entityCompletions(place.files, place.path, place.offset);
}

/** Returns the text about a name, key or value; null elsewhere. */
export function hover(session: Session, asked: AskedAt, signatureOf: SignatureOf): Hover | null {
  const place = placeOf(session, asked);
  if (place === undefined) return null;
  const { path, offset } = place;
  const found =
    place.kind === "model"
      ? hoverAt(place.files, path, { offset, signatureOf })
      : entityHover(place.files, path, offset);
  if (found === undefined) return null;
  return { contents: { kind: "markdown", value: found.text }, range: place.files.index(path).rangeOf(found.span) };
}

/** Returns the declarations of a name. */
export function definition(session: Session, asked: AskedAt): Location[] {
  const place = placeOf(session, asked);
  if (place === undefined) return [];
  const { path, offset } = place;
  const spans =
    place.kind === "model"
      ? definitionsAt(place.files, path, offset)
      : (entityMentionAt(place.files, path, offset)?.declaration ?? []);
  return locationsOf([spans].flat(), place.files, session);
}

/** Returns every name of what a name refers to. */
export function references(session: Session, asked: AskedAt, withDeclaration: boolean): Location[] {
  const place = placeOf(session, asked);
  if (place === undefined) return [];
  const { path, offset } = place;
  if (place.kind === "model")
    return locationsOf(referencesAt(place.files, path, { offset, withDeclaration }), place.files, session);
  const declaration = entityMentionAt(place.files, path, offset)?.declaration;
  const spans = declaration && entityReferences(place.files, declaration, withDeclaration);
  return locationsOf(spans ?? [], place.files, session);
}

/** Converts spans of some files to locations. */
function locationsOf(spans: readonly Span[], files: Texts, session: Session): Location[] {
  return spans.map((span) => ({ uri: session.uriOf(span.path), range: files.index(span.path).rangeOf(span) }));
}

/** Returns the changes that are offered for a range. */
export function codeActions(session: Session, asked: Asked & { readonly range: Range }): CodeAction[] {
  const place = placeOf(session, { ...asked, position: asked.range.start });
  if (place === undefined) return [];
  const { path, files } = place;
  const range = { start: place.offset, end: files.index(path).offsetAt(asked.range.end) };
  const actions =
    place.kind === "model"
      ? actionsAt(place.files, path, range)
      : diagnosticsAt(files.diagnostics, path, range).flatMap((one) => spellingFix(one, (of) => files.text(of)));
  return actions.map((action) => actionOf(action, files, session));
}

function actionOf({ title, edits, diagnostic }: Action, files: Texts, session: Session): CodeAction {
  const kind = diagnostic === undefined ? CodeActionKind.RefactorRewrite : CodeActionKind.QuickFix;
  const edit = { changes: changesOf(edits, files, session) };
  if (diagnostic === undefined) return { title, kind, edit };
  const shown = shownDiagnostics([diagnostic], files, (path) => session.uriOf(path));
  return { title, kind, edit, diagnostics: [...shown.values()].flat() };
}

/** Converts edits of spans to edits of documents. */
function changesOf(edits: readonly SpanEdit[], files: Texts, session: Session) {
  const byPath = grouped(edits, ({ span }) => span.path);
  return Object.fromEntries(
    Array.from(byPath, ([path, here]) => [
      session.uriOf(path),
      here.map(({ span, text }) => ({ range: files.index(path).rangeOf(span), newText: text })),
    ]),
  );
}

/** Returns the range of a name that can be renamed; null elsewhere. */
export function prepareRename(session: Session, asked: AskedAt): Range | null {
  const place = placeOf(session, asked);
  if (place === undefined) return null;
  const { path, offset } = place;
  const span =
    place.kind === "model" ? renamableAt(place.files, path, offset) : entityMentionAt(place.files, path, offset)?.span;
  return span === undefined ? null : place.files.index(path).rangeOf(span);
}

/** Returns the edits of a renaming, and tells the user which derived routes change with it. A refusal is an error with its reason. */
export function rename(
  connection: Connection,
  session: Session,
  { newName, ...asked }: AskedAt & { readonly newName: string },
): WorkspaceEdit | ResponseError | null {
  const place = placeOf(session, asked);
  if (place === undefined) return null;
  const { files, path, offset } = place;
  const renaming:
    | { readonly edits: readonly SpanEdit[]; readonly after?: ModelSnapshot }
    | { readonly refusal: string } =
    place.kind === "model"
      ? renameAt(place.files, path, { offset, newName })
      : renameEntityName(place.files, path, { offset, newName });
  if ("refusal" in renaming) return new ResponseError(LSPErrorCodes.RequestFailed, renaming.refusal);
  const moved = place.kind === "model" && renaming.after ? movedRoutes(place.files, renaming.after) : undefined;
  if (moved !== undefined) connection.window.showInformationMessage(moved);
  return { changes: changesOf(renaming.edits, files, session) };
}
