import type { LocatedType } from "../../host/csharp/source-types.ts";

/** A line of a drafted file, or the reason why it is left out. */
export interface DraftLine {
  readonly name: string;
  /** The text behind the name. */
  readonly text: string;
  readonly reason?: string | undefined;
}

/** An entity of a drafted file. */
export interface DraftEntity {
  readonly name: string;
  readonly type: LocatedType;
  readonly properties: readonly DraftLine[];
  readonly relationships: readonly DraftLine[];
  /** The reason why the whole entity is left out. */
  readonly reason?: string | undefined;
}
