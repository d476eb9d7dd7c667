import {
  type Connection,
  LSPErrorCodes,
  type Range,
  ResponseError,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { renameEntityName } from "../entity/rename.ts";
import { movedRoutes } from "../model/moved-routes.ts";
import { renamableAt, renameAt } from "../model/rename.ts";
import { changesOf } from "./answers.ts";
import { type AskedAt, entityNameOf, entityPlaceOf, placeOf } from "./asked.ts";
import type { Session } from "./session.ts";

/** Returns the range of a name that can be renamed; null elsewhere. */
export function prepareRename(session: Session, asked: AskedAt): Range | null {
  const place = placeOf(session, asked);
  const name = place && renamableAt(place.model, place.path, place.offset);
  if (place !== undefined) return name === undefined ? null : place.model.index(place.path).rangeOf(name);
  const named = entityNameOf(session, asked);
  return named === undefined ? null : named.entities.index(named.mention.span.path).rangeOf(named.mention.span);
}

/** Returns the edits of a renaming, and tells the user which derived routes change with it. A refusal is an error with its reason. */
export function rename(
  connection: Connection,
  session: Session,
  asked: AskedAt & { readonly newName: string },
): WorkspaceEdit | ResponseError | null {
  const place = placeOf(session, asked);
  if (place === undefined) return renameInEntityFile(session, asked);
  const { model, path, offset } = place;
  const renaming = renameAt(model, path, { offset, newName: asked.newName });
  if ("refusal" in renaming) return new ResponseError(LSPErrorCodes.RequestFailed, renaming.refusal);
  const moved = movedRoutes(model, renaming.after);
  if (moved !== undefined) connection.window.showInformationMessage(moved);
  const edits = renaming.edits.map(({ name, text }) => ({ span: name, text }));
  return { changes: changesOf(edits, model, session) };
}

function renameInEntityFile(
  session: Session,
  asked: AskedAt & { readonly newName: string },
): WorkspaceEdit | ResponseError | null {
  const place = entityPlaceOf(session, asked);
  if (place === undefined) return null;
  const { entities, path, offset } = place;
  const renaming = renameEntityName(entities, path, { offset, newName: asked.newName });
  if ("refusal" in renaming) return new ResponseError(LSPErrorCodes.RequestFailed, renaming.refusal);
  return { changes: changesOf(renaming.edits, entities, session) };
}
