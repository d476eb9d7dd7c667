import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Change } from "./change.ts";
import type { CompareOptions } from "./compare-options.ts";
import { isMarked } from "./generated-mark.ts";
import { hashesOf } from "./judge-edited.ts";
import type { ManifestEntry } from "./manifest-entry.ts";
import type { Occupant } from "./occupant.ts";
import { textHash } from "./plain-text.ts";

/** A recorded file that the run no longer generates. */
export interface Orphan {
  readonly path: string;
  readonly recorded: ManifestEntry;
  readonly occupant: Occupant;
}

/** Decides on an orphan; undefined if the file is already gone. Spec: writing, Orphans. */
export function judgeOrphan(orphan: Orphan, options: CompareOptions): Change | undefined {
  const change = verdictOn(orphan, options);
  return change && { ...change, isOrphan: true };
}

function verdictOn({ path, recorded, occupant }: Orphan, options: CompareOptions): Change | undefined {
  if (occupant.kind === "elsewhere") return judgeElsewhere(path, occupant.exists);
  const diagnostic = report(catalogue.orphanedFile, { path });
  if (occupant.kind === "outside" || occupant.kind === "unreadable") {
    const reason = "is no longer produced, and cannot be examined";
    return { path, operation: "keep", reason, before: undefined, after: undefined, diagnostic };
  }
  if (occupant.kind !== "file") return undefined;
  const before = occupant.bytes;
  const isPruned = options.prune === true || options.replaced?.has(recorded.generator) === true;
  if (!hashesOf(recorded).includes(textHash(before))) {
    const reason = "is no longer produced, but was changed by hand";
    return { path, operation: "keep", reason, before, after: before, diagnostic };
  }
  if (isPruned && (occupant.isLink || !isMarked(path, before))) {
    const reason = "is no longer produced, but does not look like a generated file";
    return { path, operation: "keep", reason, before, after: before, diagnostic };
  }
  const reason = "is no longer produced";
  return isPruned
    ? { path, operation: "delete", reason, before, after: undefined, diagnostic: undefined }
    : { path, operation: "orphan", reason, before, after: before, diagnostic };
}

/** Keeps an orphan in a project that the run does not write to. */
function judgeElsewhere(path: string, exists: boolean): Change | undefined {
  if (!exists) return undefined;
  const diagnostic = report(catalogue.orphanElsewhere, { path });
  const reason = "is in a project that is no longer part of the placement";
  return { path, operation: "keep", reason, before: undefined, after: undefined, diagnostic };
}
