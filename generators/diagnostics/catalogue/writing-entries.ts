import { quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

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
  changedFile: {
    code: "TEN0501",
    exitCode: 3,
    message: "`{path}` was changed since Tenon wrote it.",
  },
  foreignFile: {
    code: "TEN0502",
    exitCode: 3,
    message: "`{path}` already exists and was not written by Tenon.",
  },
  notAFile: {
    code: "TEN0503",
    exitCode: 3,
    message: "`{path}` already exists and is not a file.",
  },
  outsideHost: {
    code: "TEN0504",
    message: "`{path}` leads outside the projects of this run.",
  },
  locked: {
    code: "TEN0505",
    exitCode: 5,
    message: "Another run of Tenon, process {pid} on {machine}, is writing to this host; its lock is `{file}`.",
  },
  cannotWrite: {
    code: "TEN0506",
    exitCode: 5,
    message: (words: Words<"path" | "code">) => `${quoted(words.path)} cannot be written${because(words)}`,
  },
  cannotRead: {
    code: "TEN0507",
    exitCode: 5,
    message: (words: Words<"path" | "code">) => `${quoted(words.path)} cannot be read${because(words)}`,
  },
  invalidManifest: {
    code: "TEN0508",
    message: "`{path}` cannot be used as a manifest: {reason}.",
  },
  deletedFile: {
    code: "TEN0509",
    severity: "warning",
    message: "`{path}` was deleted by hand and stays deleted.",
  },
  orphanedFile: {
    code: "TEN0510",
    severity: "warning",
    message: "`{path}` is no longer produced by the input.",
  },
  inputChanged: {
    code: "TEN0511",
    exitCode: 3,
    message: "`{path}` was changed by somebody else since it was read.",
  },
  noTemplateFolder: {
    code: "TEN0512",
    exitCode: 5,
    message: "There is no folder `{path}` with templates.",
  },
  unknownTemplate: {
    code: "TEN0513",
    message: "`{path}` replaces no template of Tenon.",
  },
  templateFault: {
    code: "TEN0514",
    message: "`{path}` cannot be rendered: {reason}",
  },
  orphanElsewhere: {
    code: "TEN0515",
    severity: "warning",
    message: "`{path}` is in a project that is no longer part of the placement; delete it yourself.",
  },
  strangeJournal: {
    code: "TEN0516",
    exitCode: 5,
    message: "`{folder}` holds the journal of an interrupted run that you did not start on this machine; nothing of it was applied.",
  },
  recordedInputName: {
    code: "TEN0517",
    message: "The manifest names `{path}` as an input, but no entity file or model has such a name; it was not read.",
  },
  nothingToUndo: {
    code: "TEN0520",
    message: "`{folder}` holds no run that can be taken back.",
  },
  changedSinceRun: {
    code: "TEN0521",
    exitCode: 3,
    message: "`{path}` was changed since the last run, which is not taken back.",
  },
  strangeUndo: {
    code: "TEN0522",
    exitCode: 5,
    message: "The last run on `{folder}` was not yours on this machine, or the folder was moved since; it is not taken back.",
  },
  undoBytesGone: {
    code: "TEN0523",
    exitCode: 5,
    message: "`{path}` cannot be taken back: its bytes from before the last run are gone.",
  },
  invalidPlan: {
    code: "TEN0524",
    message: "`{path}` cannot be used as a plan: {reason}.",
  },
  planMoved: {
    code: "TEN0525",
    exitCode: 3,
    message: "`{path}` is not as the plan says: {reason}.",
  },
  unknownEntityName: {
    code: "TEN0526",
    message: "No entity file of this host has an entity `{name}`.",
  },
  stillReferred: {
    code: "TEN0527",
    message: "Entity `{entity}` is still referred to by {relationships...}.",
  },
  overlappingEdit: {
    code: "TEN0528",
    exitCode: 3,
    message: "`{path}` was changed since Tenon wrote it, and its new output changes the same lines: {lines}.",
  },
  conflictMarkers: {
    code: "TEN0529",
    exitCode: 3,
    message: "`{path}` has the markers of a conflict at line {line}, with lines that Tenon never wrote.",
  },
  markersWritten: {
    code: "TEN0530",
    severity: "warning",
    message: "`{path}` got the markers of a conflict, because you and the new output changed the same lines: {lines}. It does not compile until you choose.",
  },
  movedFile: {
    code: "TEN0531",
    severity: "warning",
    message: "`{path}` was moved to `{other}` by hand; it stays there and gets no new output.",
  },
  ignoredFolder: {
    code: "TEN0532",
    severity: "warning",
    message: "`{folder}` is in a folder that a build of `{project}` ignores, so its files are not compiled.",
  },
  staleFile: {
    code: "TEN0533",
    message: "`{path}` is out of date: a run would {operation} it.",
  },
  missingLine: {
    code: "TEN0534",
    message: "`{file}` lacks the line `{line}`.",
  },
  noPagePackage: {
    code: "TEN0535",
    exitCode: 5,
    message: "The page comes in the package `tenon-documentation`, which is not installed.",
  },
  otherPageVersion: {
    code: "TEN0536",
    exitCode: 5,
    message: "`{path}` has version {found} of the page, but this is Tenon {version}: both must be the same.",
  },
  mistakesWithheld: {
    code: "TEN0537",
    message: "`{path}` is outside of the repository and has mistakes, which are not shown.",
  },
  editNotCarried: {
    code: "TEN0538",
    exitCode: 3,
    message: "`{path}` has edits that cannot be merged into `{module}`, which its text is part of now.",
  },
} as const satisfies WrittenEntries;
