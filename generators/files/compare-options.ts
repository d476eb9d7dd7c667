/** Whose text wins where both have changed: the one on the disk, or the one that is produced. */
export type Settlement = "keep" | "overwrite";

/** What somebody decided on conflicts, by the paths of the files. */
export type SettledConflicts = ReadonlyMap<string, Settlement>;

/** What a run may do beyond adding and updating. */
export interface CompareOptions {
  /** The inputs of this run, as the manifest records them: the files of other inputs are left alone. */
  readonly inputs: readonly string[];
  /** Whether recorded files that come from no single input are this run's to judge: by default they are. */
  readonly ownsShared?: boolean;
  /** Whether recorded files of a generator are this run's to judge, by its name: by default all are. */
  readonly judges?: (generator: string) => boolean;
  /** Recorded inputs that exist no longer: what came from them is orphaned, and the manifest forgets them. */
  readonly retired?: readonly string[];
  /** Whether files that the user deleted come back. */
  readonly restore?: boolean;
  /** Whether files that are no longer produced go away. */
  readonly prune?: boolean;
  /** What happens to files that were edited, or that are not ours, by path; each that is not here stops the run. */
  readonly settled?: SettledConflicts;
}
