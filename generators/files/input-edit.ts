import { posix } from "node:path";
import type { Change } from "./change.ts";
import type { ReadableDisk, Site } from "./disk.ts";

/** An entity file as a run will write it. It may lie outside the host. */
export interface InputEdit {
  /** Absolute, with forward slashes. */
  readonly path: string;
  /** Its bytes when it was read; undefined for a new file. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
  /** What it gets, such as "gets the entity `Post`". */
  readonly reason: string;
}

/** The edit as a change among those of the host, named from the host folder. */
export function inputChange({ root }: Site<ReadableDisk>, { path, before, after, reason }: InputEdit): Change {
  const operation = before === undefined ? "create" : "merge";
  return { path: posix.relative(root, path), operation, reason, before, after, diagnostic: undefined };
}
