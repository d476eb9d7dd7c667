import type { InputEdit } from "../files/write-with-input.ts";
import type { RunRequest } from "./request.ts";

/** What a graft is asked to do. Paths are absolute, with forward slashes. */
export interface GraftRequest extends RunRequest {
  /** The folder or project file of the host. */
  readonly host: string;
  /** Entity files; those that the host was grafted from before are read as well. */
  readonly files: readonly string[];
  /** An entity file that the run writes, too; it is read as it will be. */
  readonly edit?: InputEdit | undefined;
  /** Whether a host without entities is meant: it gets the health endpoints alone. */
  readonly isHealthOnly?: boolean;
}
