import { quoted } from "../../text/quoted.ts";
import { error, type Words, warning } from "./catalogue-entry.ts";

/** The reasons of the operating system by their codes, as words. */
const reasons: ReadonlyMap<string, string> = new Map([
  ["EACCES", "a permission is missing"],
  ["EBUSY", "another program uses it"],
  ["EFBIG", "it is too large"],
  ["EISDIR", "it is a folder"],
  ["ELOOP", "its links lead in a circle"],
  ["ENOENT", "nothing is there"],
  ["ENOSPC", "the disk is full"],
  ["ENOTDIR", "a file stands where a folder is expected"],
  ["EPERM", "a permission is missing"],
  ["EROFS", "the disk is read only"],
]);

/** Returns the end of a sentence about a refused path: the reason in words, and its code. */
function because({ code }: Words<"code">): string {
  const reason = reasons.get(code);
  return reason === undefined ? ` (${code}).` : `: ${reason} (${code}).`;
}

/** The diagnostics of comparing and writing files. */
export const writingEntries = {
  changedFile: error("TEN0501", "`{path}` was changed since Tenon wrote it.", 3),
  foreignFile: error("TEN0502", "`{path}` already exists and was not written by Tenon.", 3),
  notAFile: error("TEN0503", "`{path}` already exists and is not a file.", 3),
  outsideHost: error("TEN0504", "`{path}` leads outside the projects of this run."),
  locked: error("TEN0505", "Another run of Tenon, process {pid} on {machine}, is writing to this host; its lock is `{file}`.", 5),
  cannotWrite: error("TEN0506", (words: Words<"path" | "code">) => `${quoted(words.path)} cannot be written${because(words)}`, 5),
  cannotRead: error("TEN0507", (words: Words<"path" | "code">) => `${quoted(words.path)} cannot be read${because(words)}`, 5),
  invalidManifest: error("TEN0508", "`{path}` cannot be used as a manifest: {reason}."),
  deletedFile: warning("TEN0509", "`{path}` was deleted by hand and stays deleted."),
  orphanedFile: warning("TEN0510", "`{path}` is no longer produced by the input."),
  inputChanged: error("TEN0511", "`{path}` was changed by somebody else since it was read.", 3),
  noTemplateFolder: error("TEN0512", "There is no folder `{path}` with templates.", 5),
  unknownTemplate: error("TEN0513", "`{path}` replaces no template of Tenon."),
  templateFault: error("TEN0514", "`{path}` cannot be rendered: {reason}"),
  orphanElsewhere: warning("TEN0515", "`{path}` is in a project that is no longer part of the placement; delete it yourself."),
  strangeJournal: error("TEN0516", "`{folder}` holds the journal of an interrupted run that you did not start on this machine; nothing of it was applied.", 5),
  recordedInputName: error("TEN0517", "The manifest names `{path}` as an input, but no entity file or model has such a name; it was not read."),
  nothingToUndo: error("TEN0520", "`{folder}` holds no run that can be taken back."),
  changedSinceRun: error("TEN0521", "`{path}` was changed since the last run, which is not taken back.", 3),
  strangeUndo: error("TEN0522", "The last run on `{folder}` was not yours on this machine, or the folder was moved since; it is not taken back.", 5),
  undoBytesGone: error("TEN0523", "`{path}` cannot be taken back: its bytes from before the last run are gone.", 5),
  invalidPlan: error("TEN0524", "`{path}` cannot be used as a plan: {reason}."),
  planMoved: error("TEN0525", "`{path}` is not as the plan says: {reason}.", 3),
  unknownEntityName: error("TEN0526", "No entity file of this host has an entity `{name}`."),
  stillReferred: error("TEN0527", "Entity `{entity}` is still referred to by {relationships...}."),
  overlappingEdit: error("TEN0528", "`{path}` was changed since Tenon wrote it, and its new output changes the same lines: {lines}.", 3),
  conflictMarkers: error("TEN0529", "`{path}` has the markers of a conflict at line {line}, with lines that Tenon never wrote.", 3),
  markersWritten: warning("TEN0530", "`{path}` got the markers of a conflict, because you and the new output changed the same lines: {lines}. It does not compile until you choose."),
  movedFile: warning("TEN0531", "`{path}` was moved to `{other}` by hand; it stays there and gets no new output."),
  ignoredFolder: warning("TEN0532", "`{folder}` is in a folder that a build of `{project}` ignores, so its files are not compiled."),
  staleFile: error("TEN0533", "`{path}` is out of date: a run would {operation} it."),
  missingLine: error("TEN0534", "`{file}` lacks the line `{line}`."),
  noPagePackage: error("TEN0535", "The page comes in the package `tenon-documentation`, which is not installed.", 5),
  otherPageVersion: error("TEN0536", "`{path}` has version {found} of the page, but this is Tenon {version}: both must be the same.", 5),
  mistakesWithheld: error("TEN0537", "`{path}` is outside of the repository and has mistakes, which are not shown."),
  editNotCarried: error("TEN0538", "`{path}` has edits that cannot be merged into `{module}`, which its text is part of now.", 3),
};
