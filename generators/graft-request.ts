import type { RunRequest } from "./run-request.ts";

/** What a graft is asked to do. Paths are absolute, with forward slashes. */
export interface GraftRequest extends RunRequest {
  /** The folder or project file of the host. */
  readonly host: string;
  /** Entity files; those that the host was grafted from before are read as well. */
  readonly files: readonly string[];
}
