import type { SettledConflicts } from "../files/compare-options.ts";

/** How a run treats the files that are there. */
export interface RunRequest {
  /** Inputs of earlier runs that are gone for good, as the manifest names them. */
  readonly forget: readonly string[];
  /** Decide everything and write nothing. */
  readonly dryRun: boolean;
  /** Bring back files that the user deleted. */
  readonly restore: boolean;
  /** Remove files that are no longer produced and were not edited. */
  readonly prune: boolean;
  /** Whether the host's own files get the lines that it still needs, where their place is plain. */
  readonly wires?: boolean;
  /** Where the templates are that are not Tenon's, by name. */
  readonly ownTemplates?: ReadonlyMap<string, string>;
  /** What happens to files that were changed by hand; each that is not here stops the run. */
  readonly settled?: SettledConflicts | undefined;
}
