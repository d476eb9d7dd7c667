import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Change, FileOperation } from "./change.ts";
import type { CompareOptions } from "./compare-options.ts";
import { isMarked } from "./generated-mark.ts";
import type { LineEnd } from "./line-end.ts";
import type { ManifestEntry } from "./manifest.ts";
import type { Occupant } from "./occupant.ts";
import { inStyleOf, isSameText, textHash, withLineEnd } from "./plain-text.ts";

/** A generated file with its manifest entry and its content on the disk. */
interface Produced {
  readonly path: string;
  readonly wanted: Uint8Array;
  readonly recorded: ManifestEntry | undefined;
  readonly occupant: Occupant;
  /** Returns the line end of a new file. */
  readonly lineEndOf: (path: string) => LineEnd;
}

type Verdict = readonly [operation: FileOperation, reason: string, diagnostic?: Diagnostic];

function judgeAbsent({ path, recorded }: Produced, options: CompareOptions): Verdict {
  if (recorded === undefined) return ["create", "is new"];
  if (options.restore === true) return ["restore", "was deleted by hand"];
  return ["keep", "was deleted by hand and stays deleted", report(catalogue.deletedFile, { path })];
}

function judgeStranger({ path, recorded }: Produced, { settled, onConflict }: CompareOptions): Verdict {
  const reason = recorded === undefined ? "was not written by this tool" : "was changed since it was written";
  const settlement = settled?.get(path) ?? onConflict;
  if (settlement === "keep") return ["keep", reason];
  if (settlement === "overwrite") return ["update", reason];
  return ["conflict", reason, report(recorded === undefined ? catalogue.foreignFile : catalogue.changedFile, { path })];
}

function judgePresent(produced: Produced, bytes: Uint8Array, options: CompareOptions): Verdict {
  const isOurs = produced.recorded?.hash === textHash(bytes);
  if (isSameText(bytes, produced.wanted))
    return isOurs ? ["unchanged", "is up to date"] : ["adopt", "is already what would be written"];
  return isOurs ? ["update", "is produced differently now"] : judgeStranger(produced, options);
}

function verdictOn(produced: Produced, options: CompareOptions): Verdict {
  const { path, occupant } = produced;
  switch (occupant.kind) {
    case "nothing":
      return judgeAbsent(produced, options);
    case "file":
      return judgePresent(produced, occupant.bytes, options);
    case "blocked":
      return [
        "conflict",
        "has something in its place that is not a file",
        report(catalogue.notAFile, { path: occupant.path }),
      ];
    case "misspelt":
      return ["conflict", `is there as ${occupant.path}`, report(catalogue.foreignFile, { path: occupant.path })];
    case "outside":
    case "elsewhere":
      return ["conflict", "leads out of the host", report(catalogue.outsideHost, { path })];
    case "unreadable":
      return ["conflict", "cannot be read", report(catalogue.cannotRead, { path, code: occupant.code })];
  }
}

/** Decides on a generated file. Spec: writing, Comparison; writing, Conflicts. */
export function judgeProduced(produced: Produced, options: CompareOptions): Change {
  const { path, wanted, occupant, lineEndOf } = produced;
  const [operation, reason, diagnostic] = verdictOn(produced, options);
  if (operation === "unchanged") return { path, operation, reason, before: undefined, after: undefined, diagnostic };
  const before = occupant.kind === "file" ? occupant.bytes : undefined;
  const after = before === undefined ? withLineEnd(wanted, lineEndOf(path)) : inStyleOf(before, wanted);
  return { path, operation, reason, before, after, diagnostic };
}

/** A recorded file that the run no longer generates. */
export interface Orphan {
  readonly path: string;
  readonly recorded: ManifestEntry;
  readonly occupant: Occupant;
}

/** Decides on an orphan; undefined if the file is already gone. Spec: writing, Orphans. */
export function judgeOrphan({ path, recorded, occupant }: Orphan, options: CompareOptions): Change | undefined {
  if (occupant.kind === "elsewhere") return judgeElsewhere(path, occupant.exists);
  const diagnostic = report(catalogue.orphanedFile, { path });
  if (occupant.kind === "outside" || occupant.kind === "unreadable") {
    const reason = "is no longer produced, and cannot be examined";
    return { path, operation: "keep", reason, before: undefined, after: undefined, diagnostic };
  }
  if (occupant.kind !== "file") return undefined;
  const before = occupant.bytes;
  if (recorded.hash !== textHash(before)) {
    const reason = "is no longer produced, but was changed by hand";
    return { path, operation: "keep", reason, before, after: before, diagnostic };
  }
  if (options.prune === true && (occupant.isLink || !isMarked(path, before))) {
    const reason = "is no longer produced, but does not look like a generated file";
    return { path, operation: "keep", reason, before, after: before, diagnostic };
  }
  const reason = "is no longer produced";
  return options.prune === true
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
