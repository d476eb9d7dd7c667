import type { Position } from "vscode-languageserver/node";
import type { EntitySnapshot } from "../entity/entity-snapshot.ts";
import { pathOfUri } from "../file-address.ts";
import type { ModelSnapshot } from "../model/model-snapshot.ts";
import type { Session } from "./session.ts";

/** A request about a document. */
export interface Asked {
  readonly textDocument: { readonly uri: string };
}

/** A request about a position in a document. */
export interface AskedAt extends Asked {
  readonly position: Position;
}

/** A position in a model or an entity file, as an offset. */
type Place = { readonly path: string; readonly offset: number } & (
  | { readonly kind: "model"; readonly files: ModelSnapshot }
  | { readonly kind: "entities"; readonly files: EntitySnapshot }
);

/** Answers a request about a model file; undefined for any other document. */
export function fileOf<T>(
  session: Session,
  { textDocument }: Asked,
  answer: (model: ModelSnapshot, path: string) => T,
): T | undefined {
  const path = pathOfUri(textDocument.uri);
  return path.endsWith(".model") ? answer(session.workspace.modelOf(path), path) : undefined;
}

/** Finds the position of a request in a model or an entity file; undefined in any other document. */
export function placeOf(session: Session, { textDocument, position }: AskedAt): Place | undefined {
  const path = pathOfUri(textDocument.uri);
  if (path.endsWith(".model")) {
    const files = session.workspace.modelOf(path);
    return { kind: "model", files, path, offset: files.index(path).offsetAt(position) };
  }
  const files = session.workspace.entitiesOf(path);
  return files && { kind: "entities", files, path, offset: files.index(path).offsetAt(position) };
}
