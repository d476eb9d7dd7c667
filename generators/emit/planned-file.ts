import type { Printable } from "../render/render.ts";

/** Where a file to emit goes, and what it comes from. */
export interface PlannedPlace {
  readonly path: string;
  readonly generator: string;
  readonly item: string;
  /** The input that it comes from, as recorded; undefined for what serves all entity files. */
  readonly input: string | undefined;
  /** Whether the file decides on tables or columns. */
  readonly shapesSchema: boolean;
}

/** One C# file to emit. */
export interface PlannedFile extends PlannedPlace {
  /** Finds its words. Whoever prints asks for them, so that those of all files of a large model are never held at once. */
  readonly printable: () => Printable;
}
