import {
  type Connection,
  LSPErrorCodes,
  type Range,
  ResponseError,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { movedRoutes } from "../model/moved-routes.ts";
import { renamableAt, renameAt } from "../model/rename.ts";
import { changesOf } from "./answers.ts";
import { type AskedAt, placeOf } from "./asked.ts";
import type { Session } from "./session.ts";

/** Returns the range of a name that can be renamed; null elsewhere. */
export function prepareRename(session: Session, asked: AskedAt): Range | null {
  const place = placeOf(session, asked);
  const name = place && renamableAt(place.model, place.path, place.offset);
  return place === undefined || name === undefined ? null : place.model.index(place.path).rangeOf(name);
}

/** Returns the edits of a renaming, and tells the user which derived routes change with it. A refusal is an error with its reason. */
export function rename(
  connection: Connection,
  session: Session,
  asked: AskedAt & { readonly newName: string },
): WorkspaceEdit | ResponseError | null {
  const place = placeOf(session, asked);
  if (place === undefined) return null;
  const { model, path, offset } = place;
  const renaming = renameAt(model, path, { offset, newName: asked.newName });
  if ("refusal" in renaming) return new ResponseError(LSPErrorCodes.RequestFailed, renaming.refusal);
  const moved = movedRoutes(model, renaming.after);
  if (moved !== undefined) connection.window.showInformationMessage(moved);
  const edits = renaming.edits.map(({ name, text }) => ({ span: name, text }));
  return { changes: changesOf(edits, model, session) };
}
