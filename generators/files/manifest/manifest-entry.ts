import type { TreeFile } from "../disk/file-tree.ts";

/** The record of one written file: its origin and its baseline. */
export interface ManifestEntry extends Omit<TreeFile, "path"> {
  /** The hash of the baseline: the text that was generated last. */
  readonly hash: string;
  /** The hash of the text that a merge wrote, where it differs from the baseline. */
  readonly merged?: string;
  /** Further baselines, after a merge in Git with a conflict in the record. */
  readonly others?: readonly string[];
}
