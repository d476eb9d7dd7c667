import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { Change } from "./files/change.ts";
import type { Host } from "./host/host.ts";
import type { HostNeed } from "./host/needs.ts";

/** What a run found, decided and did. */
export interface GraftOutcome {
  readonly diagnostics: readonly Diagnostic[];
  /** The texts that diagnostics point into, by the path that they name. */
  readonly texts: ReadonlyMap<string, string>;
  /** Undefined when the run stopped before the host was understood. */
  readonly host: Host | undefined;
  /** One for each file; empty when the run stopped before that was known. */
  readonly changes: readonly Change[];
  /** Whether a file that decides on tables or columns is written. */
  readonly changesSchema: boolean;
  readonly needs: readonly HostNeed[];
}
