import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Change } from "../files/change.ts";
import type { HostNeed } from "../host/needs.ts";

/** What a run found, decided and did. */
export interface GraftOutcome {
  readonly diagnostics: readonly Diagnostic[];
  /** The texts that diagnostics point into, by the path that they name. */
  readonly texts: ReadonlyMap<string, string>;
  /** The folder that paths are named from; undefined when the run stopped before it was known. */
  readonly root: string | undefined;
  /** One for each file; empty when the run stopped before that was known. */
  readonly changes: readonly Change[];
  /** Whether a file that decides on tables or columns is written. */
  readonly changesSchema: boolean;
  readonly needs: readonly HostNeed[];
}

/** A run that stopped at once. */
export const nothingDone: GraftOutcome = {
  diagnostics: [],
  texts: new Map(),
  root: undefined,
  changes: [],
  changesSchema: false,
  needs: [],
};
