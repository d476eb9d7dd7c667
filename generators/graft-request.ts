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
}
