import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { isCutOff, isSameText, textHash } from "../disk/plain-text.ts";
import type { ManifestEntry } from "../manifest/manifest-entry.ts";
import type { FileOperation } from "./change.ts";
import type { CompareOptions, Settlement } from "./compare-options.ts";
import { type ConflictedText, conflictsIn, resolveConflicts } from "./git-conflict.ts";
import { type Merge, mergeTexts } from "./merge-texts.ts";
import { withNewNames } from "./renames.ts";

/** The decision on a generated file, before bytes and records follow from it. */
export interface Verdict {
  readonly operation: FileOperation;
  readonly reason: string;
  readonly diagnostic?: Diagnostic;
  /** The text to write in the place of the new output. */
  readonly text?: Uint8Array;
  /** `output`: the new output becomes the baseline; otherwise the record stays. */
  readonly records?: "output";
  /** True to write the new output beside the file. */
  readonly isBeside?: boolean;
}

/** A generated file that the user has edited. */
export interface Edited {
  readonly path: string;
  readonly wanted: Uint8Array;
  readonly recorded: ManifestEntry;
  readonly bytes: Uint8Array;
  /** Returns the texts that were generated last and are still known, that of this branch first. */
  readonly baselines: () => readonly Uint8Array[];
}

/** Decides on an edited file: the edit is kept, and merged with a new output. Spec: writing, Edited files. */
export function judgeEdited(edited: Edited, options: CompareOptions): Verdict {
  const { path, wanted, recorded, bytes } = edited;
  const conflicts = conflictsIn(bytes);
  if (conflicts !== undefined) return judgeConflicted(edited, conflicts, options);
  if (isCutOff(bytes, wanted) || edited.baselines().some((base) => isCutOff(bytes, base))) {
    const diagnostic = report(catalogue.changedFile, { path }, { hint: cutOff });
    return settle(edited, options, {
      operation: "conflict",
      reason: "was cut off, by hand or by a power cut",
      diagnostic,
    });
  }
  if (hashesOf(recorded).includes(textHash(wanted))) return keepEdit(recorded, bytes);
  const [base] = edited.baselines();
  if (base === undefined) {
    const diagnostic = report(catalogue.changedFile, { path }, { hint: withoutBaseline });
    return settle(edited, options, { operation: "conflict", reason: changed, diagnostic });
  }
  const versions = withNewNames({ base, mine: bytes, theirs: wanted }, options.renames?.names ?? []);
  return judgeMerge(edited, mergeTexts(versions), options);
}

/** Returns every text that counts as generated last. */
export function hashesOf({ hash, others = [] }: ManifestEntry): readonly string[] {
  return [hash, ...others];
}

const changed = "was changed since it was written";
const withoutBaseline = "Its last generated text is not in `.tenon/base`, so the edit cannot be merged.";
const cutOff =
  "It holds the beginning of its text alone, as after a power cut: --on-conflict overwrite writes it again.";

function keepEdit({ merged, others }: ManifestEntry, bytes: Uint8Array): Verdict {
  const reason = merged === textHash(bytes) ? "has your edit merged" : "has your edit";
  // After a merge in Git, the new output says which of two texts was generated last.
  return { operation: "keep", reason, ...(others !== undefined && { records: "output" }) };
}

function judgeMerge(edited: Edited, merge: Merge, options: CompareOptions): Verdict {
  const { path, wanted, bytes } = edited;
  if (merge.kind === "clean") {
    if (isSameText(merge.text, bytes))
      return { operation: "keep", reason: "has your edit and the new output", records: "output" };
    const reason = isSameText(merge.text, wanted)
      ? "gets the new output, which has your edit"
      : "keeps your edit, and gets the new output";
    return { operation: "merge", reason, text: merge.text, records: "output" };
  }
  const lines = merge.kind === "overlap" ? merge.places.join(", ") : "";
  const diagnostic =
    merge.kind === "overlap"
      ? report(catalogue.overlappingEdit, { path, lines })
      : report(catalogue.changedFile, { path });
  return settle(edited, options, { operation: "conflict", reason: changed, diagnostic }, merge);
}

/** Decides on a file in which Git left the markers of a conflict. */
function judgeConflicted(edited: Edited, text: ConflictedText, options: CompareOptions): Verdict {
  const { path, wanted } = edited;
  const bases = edited.baselines();
  const resolved = resolveConflicts(text, { bases, output: wanted });
  const [base] = bases;
  if (typeof resolved !== "number" && base !== undefined) {
    const merge = mergeTexts({ base, mine: resolved, theirs: wanted });
    const reason = "had a conflict of Git, which the new output settles";
    if (merge.kind === "clean") return { operation: "merge", reason, text: merge.text, records: "output" };
  }
  const line = typeof resolved === "number" ? resolved : firstConflict(text);
  const diagnostic = report(catalogue.conflictMarkers, { path, line: String(line) });
  return settle(edited, options, { operation: "conflict", reason: "has the markers of a conflict", diagnostic });
}

function firstConflict(text: ConflictedText): number {
  return text.find((piece) => typeof piece !== "string")?.line ?? 1;
}

/** Applies the decision of the user on a conflict, if there is one. */
export function settle(
  { path }: Pick<Edited, "path">,
  { settled, onConflict }: CompareOptions,
  conflict: Verdict,
  merge?: Merge,
): Verdict {
  const settlement: Settlement | undefined = settled?.get(path) ?? onConflict;
  const { reason } = conflict;
  switch (settlement) {
    case undefined:
      return conflict;
    case "keep":
      return { operation: "keep", reason, records: "output" };
    case "overwrite":
      return { operation: "update", reason, records: "output" };
    case "new":
      return { operation: "keep", reason: `${reason}; the new output is beside it`, records: "output", isBeside: true };
    case "merge":
      return merge?.kind === "overlap"
        ? {
            operation: "merge",
            reason: `${reason}, and has markers where both changed`,
            text: merge.marked,
            records: "output",
            diagnostic: report(catalogue.markersWritten, { path, lines: merge.places.join(", ") }),
          }
        : conflict;
  }
}
