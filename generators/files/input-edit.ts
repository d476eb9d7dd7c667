import { posix } from "node:path";
import type { Change } from "./change.ts";
import type { ReadableDisk, Site } from "./disk.ts";

/** A planned write of an entity file, which may be outside the host. */
export interface InputEdit {
  /** Absolute, with forward slashes. */
  readonly path: string;
  /** The bytes as read; undefined for a new file. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
  /** A short description, such as "gets the entity `Post`". */
  readonly reason: string;
}

/** Converts the edit to a change with a path from the host folder. */
export function inputChange({ root }: Site<ReadableDisk>, { path, before, after, reason }: InputEdit): Change {
  const operation = before === undefined ? "create" : "merge";
  return { path: posix.relative(root, path), operation, reason, before, after, diagnostic: undefined };
}
