import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Change } from "./change.ts";
import type { CompareOptions } from "./compare-options.ts";
import type { ManifestEntry } from "./manifest.ts";
import type { Occupant } from "./occupant.ts";
import { textHash } from "./plain-text.ts";

/** A recorded file that the run no longer generates. */
export interface Orphan {
  readonly path: string;
  readonly recorded: ManifestEntry;
  readonly occupant: Occupant;
}

/** Decides on an orphan; undefined if the file is already gone. Spec: writing, Orphans. */
export function judgeOrphan({ path, recorded, occupant }: Orphan, options: CompareOptions): Change | undefined {
  const diagnostic = report(catalogue.orphanedFile, { path });
  if (occupant.kind === "outside" || occupant.kind === "unreadable") {
    return {
      path,
      operation: "keep",
      reason: "is no longer produced, and cannot be examined",
      before: undefined,
      after: undefined,
      diagnostic,
    };
  }
  if (occupant.kind !== "file") return undefined;
  const before = occupant.bytes;
  if (recorded.hash !== textHash(before)) {
    return {
      path,
      operation: "keep",
      reason: "is no longer produced, but was changed by hand",
      before,
      after: before,
      diagnostic,
    };
  }
  const reason = "is no longer produced";
  return options.prune === true
    ? { path, operation: "delete", reason, before, after: undefined, diagnostic: undefined }
    : { path, operation: "orphan", reason, before, after: before, diagnostic };
}
