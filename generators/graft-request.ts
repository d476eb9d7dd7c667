import type { CompareOptions } from "./files/compare-options.ts";
import type { InputEdit } from "./files/input-edit.ts";

/** What a run is asked to do. Paths are absolute, with forward slashes. */
export interface GraftRequest {
  /** The folder or project file of the host. */
  readonly host: string;
  /** Entity files; those that the host was grafted from before are read as well. */
  readonly files: readonly string[];
  /** Entity files that the host was grafted from and that are gone for good, as the manifest names them. */
  readonly forget: readonly string[];
  /** Decide everything and write nothing. */
  readonly dryRun: boolean;
  /** Bring back files that the user deleted. */
  readonly restore: boolean;
  /** Remove files that are no longer produced and were not edited. */
  readonly prune: boolean;
  /** Where the templates are that are not Tenon's, by name. */
  readonly ownTemplates?: ReadonlyMap<string, string>;
  /** An entity file that the run writes, too; it is read as it will be. */
  readonly edit?: InputEdit | undefined;
  /** What happens to files that were changed by hand; they stop the run where this says nothing. */
  readonly onConflict?: CompareOptions["onConflict"];
}
