import type { ManifestEntry } from "../manifest/manifest-entry.ts";
import type { Renames } from "./renames.ts";

/** The decision on a conflict: the file on the disk stays, the new output wins, it is written beside, or both go into the file with markers. */
export type Settlement = "keep" | "overwrite" | "new" | "merge";

/** The user's decisions on conflicts, by path. */
export type SettledConflicts = ReadonlyMap<string, Settlement>;

/** The rules of a comparison. */
export interface CompareOptions {
  /** The inputs of this run, as the manifest records them: files of other inputs are left alone. */
  readonly inputs: readonly string[];
  /** Recorded inputs that no longer exist: their files become orphans, and the manifest forgets them. */
  readonly forget?: readonly string[];
  /** True if a recorded file belongs to the target of this run; undefined for every file. */
  readonly owns?: (recorded: ManifestEntry) => boolean;
  /** True to bring back files that the user deleted. */
  readonly restore?: boolean;
  /** True to delete orphans that were not edited. */
  readonly prune?: boolean;
  /** The generators whose orphans are deleted in any case unless they were edited: other files have taken their place. */
  readonly replaced?: ReadonlySet<string> | undefined;
  /** The renames that the input declares; undefined for none. */
  readonly renames?: Renames | undefined;
  /** The decisions on edited and foreign files, by path; any other conflict stops the run. */
  readonly settled?: SettledConflicts | undefined;
  /** The decision on every other conflict of an edited or foreign file. */
  readonly onConflict?: Settlement | undefined;
  /** The version of Tenon, which the manifest records. */
  readonly tenon?: string;
}
