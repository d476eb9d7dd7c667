import type { FailureExitCode, Severity } from "./diagnostic.ts";

/** Everything that is known of one code, in one place. `Args` are the words that its message needs. */
export interface CatalogueEntry<Args> {
  readonly code: string;
  readonly name: string;
  readonly severity: Severity;
  readonly exitCode: FailureExitCode;
  /** One sentence that names the user's own words, with a full stop. */
  readonly message: (args: Args) => string;
  /** What `tenon explain` prints. */
  readonly explanation: {
    readonly cause: string;
    readonly example: string;
    readonly cure: string;
  };
}
