import type { Printable } from "../render/render.ts";

/** One file to emit: where, from what, and the words to print. */
export interface PlannedFile extends Printable {
  readonly path: string;
  readonly generator: string;
  readonly item: string;
  /** The input that it comes from, as recorded; undefined for what serves all entity files. */
  readonly input: string | undefined;
  /** Whether the file decides on tables or columns. */
  readonly shapesSchema: boolean;
}
