import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { TreeFile } from "../disk/file-tree.ts";
import { inStyleOf, isSameText, textHash, withLineEnd } from "../disk/plain-text.ts";
import type { ManifestEntry } from "../manifest/manifest-entry.ts";
import type { Change } from "./change.ts";
import type { CompareOptions } from "./compare-options.ts";
import type { Verdict } from "./judge-edited.ts";
import { hashesOf, judgeEdited, settle } from "./judge-edited.ts";
import type { LineEnd } from "./line-end.ts";
import type { Occupant } from "./occupant.ts";

/** A generated file with its manifest entry. */
export interface Produced {
  readonly file: TreeFile;
  /** The text to write: the generated one, with the edits of files that it takes the place of. */
  readonly wanted: Uint8Array;
  /** The generated text. */
  readonly output: Uint8Array;
  readonly recorded: ManifestEntry | undefined;
}

/** The rules of a comparison, and its readers. */
export interface Surroundings {
  readonly options: CompareOptions;
  /** Returns what stands at a path. */
  readonly survey: (path: string) => Occupant;
  /** Returns the known texts of a record, that of this branch first. */
  readonly textsOf: (entry: ManifestEntry) => readonly Uint8Array[];
  /** Returns the line end of a new file. */
  readonly lineEndOf: (path: string) => LineEnd;
  /** Returns the file to which the user moved a recorded one. */
  readonly movedTo: (entry: ManifestEntry) => string | undefined;
  /** The reason of an update: another input, or another version of Tenon. */
  readonly whyDifferent: string;
}

/** The decision on a generated file: its change, that of a file beside it, and its new record. */
export interface Judgement {
  readonly changes: readonly Change[];
  readonly entry: ManifestEntry | undefined;
}

function judgeAbsent({ file: { path }, recorded }: Produced, { movedTo, options }: Surroundings): Verdict {
  if (recorded === undefined) return { operation: "create", reason: "is new", records: "output" };
  const other = movedTo(recorded);
  // Even with --restore: its types would be declared twice.
  if (other !== undefined)
    return {
      operation: "keep",
      reason: `was moved to ${other} and stays there`,
      diagnostic: report(catalogue.movedFile, { path, other }),
    };
  if (options.restore === true) return { operation: "restore", reason: "was deleted by hand", records: "output" };
  const diagnostic = report(catalogue.deletedFile, { path });
  return { operation: "keep", reason: "was deleted by hand and stays deleted", diagnostic };
}

function judgePresent(
  { file: { path }, wanted, recorded }: Produced,
  bytes: Uint8Array,
  { options, textsOf, whyDifferent }: Surroundings,
): Verdict {
  const output = textHash(wanted);
  if (isSameText(bytes, wanted)) {
    const isRecorded = recorded?.hash === output && recorded.merged === undefined;
    return isRecorded
      ? { operation: "unchanged", reason: "is up to date", records: "output" }
      : { operation: "adopt", reason: "is already what would be written", records: "output" };
  }
  if (recorded === undefined) {
    const diagnostic = report(catalogue.foreignFile, { path });
    return settle({ path }, options, { operation: "conflict", reason: "was not written by this tool", diagnostic });
  }
  const isAsWritten = hashesOf(recorded).includes(textHash(bytes));
  if (isAsWritten) return { operation: "update", reason: whyDifferent, records: "output" };
  return judgeEdited({ path, wanted, recorded, bytes, baselines: () => textsOf(recorded) }, options);
}

function verdictOn(produced: Produced, occupant: Occupant, surroundings: Surroundings): Verdict {
  const { file } = produced;
  const conflict = (reason: string, diagnostic: Diagnostic): Verdict => ({ operation: "conflict", reason, diagnostic });
  switch (occupant.kind) {
    case "nothing":
      return judgeAbsent(produced, surroundings);
    case "file":
      return judgePresent(produced, occupant.bytes, surroundings);
    case "blocked":
      return conflict(
        "has something in its place that is not a file",
        report(catalogue.notAFile, occupant, { hint: "Move it away, then run again." }),
      );
    case "misspelt":
      return conflict(`is there as ${occupant.path}`, report(catalogue.foreignFile, { path: occupant.path }));
    case "outside":
    case "elsewhere":
      return conflict("leads out of the host", report(catalogue.outsideHost, file));
    case "unreadable":
      return conflict("cannot be read", report(catalogue.cannotRead, { path: file.path, code: occupant.code }));
  }
}

/** Decides on a generated file. Spec: writing, Comparison; writing, Conflicts. */
export function judgeProduced(produced: Produced, surroundings: Surroundings): Judgement {
  const { file, wanted, output, recorded } = produced;
  const { survey, lineEndOf } = surroundings;
  const occupant = survey(file.path);
  const verdict = verdictOn(produced, occupant, surroundings);
  const { operation, reason, diagnostic, text = wanted } = verdict;
  const { path } = file;
  const entry = verdict.records === undefined ? recorded : entryOf(file, output, text);
  if (operation === "unchanged")
    return { changes: [{ path, operation, reason, before: undefined, after: undefined, diagnostic }], entry };
  const before = occupant.kind === "file" ? occupant.bytes : undefined;
  const after = before === undefined ? withLineEnd(text, lineEndOf(path)) : inStyleOf(before, text);
  const change: Change = { path, operation, reason, before, after, diagnostic };
  return { changes: verdict.isBeside ? [change, besideOf(produced, surroundings)] : [change], entry };
}

function entryOf(
  { generator, item, input, isCommon }: TreeFile,
  output: Uint8Array,
  written: Uint8Array,
): ManifestEntry {
  const hash = textHash(output);
  const mergedHash = written === output ? hash : textHash(written);
  return {
    generator,
    item,
    input,
    ...(isCommon && { isCommon }),
    hash,
    ...(mergedHash !== hash && { merged: mergedHash }),
  };
}

/** Returns the change that writes the new output beside an edited file. Its name does not end in `.cs`, because it would be compiled. */
function besideOf({ file, wanted }: Produced, { lineEndOf, survey }: Surroundings): Change {
  const path = `${file.path}.new`;
  const after = withLineEnd(wanted, lineEndOf(file.path));
  const occupant = survey(path);
  const reason = `is the new output for ${file.path}`;
  const change = { path, reason, after, diagnostic: undefined };
  if (occupant.kind === "nothing") return { ...change, operation: "create", before: undefined };
  if (occupant.kind === "file" && isSameText(occupant.bytes, wanted))
    return { ...change, operation: "unchanged", before: undefined, after: undefined };
  return { ...change, operation: "conflict", before: undefined, diagnostic: report(catalogue.foreignFile, { path }) };
}
