/** The winner of a conflict: the file on the disk, or the generated one. */
export type Settlement = "keep" | "overwrite";

/** The decisions on conflicts, by path. */
export type SettledConflicts = ReadonlyMap<string, Settlement>;

/** The permissions and the scope of a comparison. */
export interface CompareOptions {
  /** The inputs of this run, as recorded in the manifest; files of other inputs are ignored. */
  readonly inputs: readonly string[];
  /** False to ignore recorded files without an input. */
  readonly ownsShared?: boolean;
  /** Limits the comparison to these generators; undefined compares every file. */
  readonly judges?: (generator: string) => boolean;
  /** The recorded inputs that no longer exist: their files become orphans, and the manifest drops them. */
  readonly retired?: readonly string[];
  /** True to write files again that the user deleted. */
  readonly restore?: boolean;
  /** True to delete orphans. */
  readonly prune?: boolean;
  /** The decisions on edited and foreign files, by path; an undecided conflict stops the run. */
  readonly settled?: SettledConflicts;
}
