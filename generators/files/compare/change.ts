import type { Diagnostic } from "../../diagnostics/diagnostic.ts";

/** The effect of a run on one file. Spec: command-line, JSON report. */
export type FileOperation =
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

/** The decision on one file, with the data to apply it, to show it, and to detect a concurrent change. An unchanged file has no bytes here. */
export interface Change {
  /** Relative to the host folder, with forward slashes. */
  readonly path: string;
  readonly operation: FileOperation;
  readonly reason: string;
  /** The bytes at the time of the decision; undefined if the file was absent. */
  readonly before: Uint8Array | undefined;
  /** The wanted bytes; undefined to remove the file. */
  readonly after: Uint8Array | undefined;
  readonly diagnostic: Diagnostic | undefined;
  /** True for a recorded file that the run does not produce. */
  readonly isOrphan?: true;
  /** True for a deleted file whose edits another file has now. */
  readonly isCarried?: true;
  /** True for a deleted project file whose build output goes with it. */
  readonly takesOutput?: true;
}

const writing: ReadonlySet<FileOperation> = new Set<FileOperation>(["create", "update", "delete", "restore", "merge"]);

export function isWriting({ operation }: Change): boolean {
  return writing.has(operation);
}
