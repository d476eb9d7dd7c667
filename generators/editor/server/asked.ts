import type { Position } from "vscode-languageserver/node";
import type { EntitySnapshot } from "../entity/entity-snapshot.ts";
import { type EntityMention, entityMentionAt } from "../entity/mentions.ts";
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

/** A position in a model, as an offset. */
export interface Place {
  readonly model: ModelSnapshot;
  readonly path: string;
  readonly offset: number;
}

/** A position in an entity file, as an offset. */
export interface EntityPlace {
  readonly entities: EntitySnapshot;
  readonly path: string;
  readonly offset: number;
}

/** Answers a request about a model file; undefined for any other document. */
export function fileOf<T>(
  session: Session,
  { textDocument }: Asked,
  answer: (model: ModelSnapshot, path: string) => T,
): T | undefined {
  const path = pathOfUri(textDocument.uri);
  return path.endsWith(".model") ? answer(session.workspace.modelOf(path), path) : undefined;
}

/** Finds the position of a request in a model; undefined in any other document. */
export function placeOf(session: Session, { textDocument, position }: AskedAt): Place | undefined {
  const path = pathOfUri(textDocument.uri);
  if (!path.endsWith(".model")) return undefined;
  const model = session.workspace.modelOf(path);
  return { model, path, offset: model.index(path).offsetAt(position) };
}

/** Finds the position of a request in an entity file; undefined in any other document. */
export function entityPlaceOf(session: Session, { textDocument, position }: AskedAt): EntityPlace | undefined {
  const path = pathOfUri(textDocument.uri);
  const entities = session.workspace.entitiesOf(path);
  return entities && { entities, path, offset: entities.index(path).offsetAt(position) };
}

/** Finds the name at the position of a request in an entity file; undefined elsewhere. */
export function entityNameOf(
  session: Session,
  asked: AskedAt,
): { readonly entities: EntitySnapshot; readonly mention: EntityMention } | undefined {
  const place = entityPlaceOf(session, asked);
  const mention = place && entityMentionAt(place.entities, place.path, place.offset);
  return place && mention && { entities: place.entities, mention };
}
