import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** What a run does to one file. Spec: decisions, 6. */
export type Operation =
  | "create"
  | "update"
  | "unchanged"
  | "adopt"
  | "delete"
  | "restore"
  | "merge"
  | "conflict"
  | "orphan"
  | "keep";

/** The decision on one file, with all that is needed to carry it out, to show it, and to notice that the file has changed since. Of an unchanged file no bytes are kept. */
export interface Change {
  /** From the host folder, with forward slashes. */
  readonly path: string;
  readonly operation: Operation;
  readonly reason: string;
  /** The file's bytes when the decision was made; undefined where no file is. */
  readonly before: Uint8Array | undefined;
  /** The bytes that the tool wants there; undefined where it wants no file. */
  readonly after: Uint8Array | undefined;
  readonly diagnostic: Diagnostic | undefined;
}

const writing: ReadonlySet<Operation> = new Set<Operation>(["create", "update", "delete", "restore", "merge"]);

/** Whether carrying a change out touches the disk. */
export function isWriting({ operation }: Change): boolean {
  return writing.has(operation);
}
