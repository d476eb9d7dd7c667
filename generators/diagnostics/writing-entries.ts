import { quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of comparing and writing files. */
export const writingEntries = {
  changedFile: {
    code: "TEN0501",
    exitCode: 3,
    message: ({ path }: Words<"path">) => `${quoted(path)} was changed since Tenon wrote it.`,
    cause:
      "The file differs from the text that was last generated, so writing it again would lose an edit. Nothing was written.",
    example: "A line was added to Tenon/Posts/GetPostEndpoint.g.cs by hand.",
    cure: "Move the edit to a second file of the same partial class, delete the generated file, and run with --restore. In a terminal, `npx plop entity` asks about each such file.",
  },
  foreignFile: {
    code: "TEN0502",
    exitCode: 3,
    message: ({ path }: Words<"path">) => `${quoted(path)} already exists and was not written by Tenon.`,
    cause: "A file that Tenon did not generate has the path of a generated file. Nothing was written.",
    example: "Tenon/Posts/Post.g.cs was copied from another project.",
    cure: "Move or rename that file, or choose another folder: target.folder in an entity file, --out for a model.",
  },
  notAFile: {
    code: "TEN0503",
    exitCode: 3,
    message: ({ path }: Words<"path">) => `${quoted(path)} already exists and is not a file.`,
    cause: "A folder, a socket or a broken link has the path of a generated file. Nothing was written.",
    example: "A folder is named Tenon/Posts/Post.g.cs.",
    cure: "Move it away, then run again.",
  },
  outsideHost: {
    code: "TEN0504",
    message: ({ path }: Words<"path">) => `${quoted(path)} is outside the host.`,
    cause:
      "Files are only ever written below the folder of the host project; links are followed before that is decided.",
    example: "The folder Tenon in the host is a link to a folder elsewhere.",
    cure: "Replace the link by a folder, or choose a target.folder inside the host.",
  },
  locked: {
    code: "TEN0505",
    exitCode: 5,
    message: ({ pid }: { readonly pid: number }) => `Another run of Tenon, process ${pid}, is writing to this host.`,
    cause: "Two runs that write to one host at the same time would spoil each other's work.",
    example: "An editor task and a terminal run `tenon graft` together.",
    cure: "Wait until the other run has ended, then run again.",
  },
  cannotWrite: {
    code: "TEN0506",
    exitCode: 5,
    message: ({ path, code }: Words<"path" | "code">) => `${quoted(path)} cannot be written (${code}).`,
    cause:
      "The operating system refused to write. The code tells why: EACCES is a missing permission, ENOSPC a full disk, EROFS a disk that is read only.",
    example: "The folder of the host belongs to another user.",
    cure: "Remove the cause, then run again; an interrupted run is completed or undone first.",
  },
  cannotRead: {
    code: "TEN0507",
    exitCode: 5,
    message: ({ path, code }: Words<"path" | "code">) => `${quoted(path)} cannot be read (${code}).`,
    cause:
      "The operating system refused to read. The code tells why: ENOENT means that nothing is there, EISDIR that it is a folder, EACCES that a permission is missing.",
    example: "tenon graft entitites.yaml",
    cure: "Check the path and its permissions, then run again.",
  },
  invalidManifest: {
    code: "TEN0508",
    message: ({ path, reason }: Words<"path" | "reason">) => `${quoted(path)} cannot be used as a manifest: ${reason}.`,
    cause:
      "The manifest records each written file and a hash of its bytes. It was damaged, edited, or written by a later version.",
    example: "A merge left conflict marks in .tenon/manifest.json.",
    cure: "Take the manifest from version control again. Without it, files that were generated before count as foreign.",
  },
  deletedFile: {
    code: "TEN0509",
    severity: "warning",
    message: ({ path }: Words<"path">) => `${quoted(path)} was deleted by hand and stays deleted.`,
    cause: "The manifest records the file, but it is not on the disk. Tenon takes that as a decision.",
    example: "Tenon/Posts/DeletePostEndpoint.g.cs was removed, because posts must not be deleted.",
    cure: "If that is intended, do nothing. Run with --restore to write such files again.",
  },
  orphanedFile: {
    code: "TEN0510",
    severity: "warning",
    message: ({ path }: Words<"path">) => `${quoted(path)} is no longer produced by the input.`,
    cause:
      "The file was generated once, but the entity, the relationship or the declaration of a model that it came from is gone or has another name.",
    example: "The entity Post was taken out of entities.yaml.",
    cure: "Run with --prune to delete such files; files that were edited by hand are kept.",
  },
  inputChanged: {
    code: "TEN0511",
    exitCode: 3,
    message: ({ path }: Words<"path">) => `${quoted(path)} was changed by somebody else since it was read.`,
    cause: "The file changed after the questions were asked. Nothing was written.",
    example: "shop.yaml was saved in an editor while npx plop entity was asking.",
    cure: "Run again; the questions are then about the file as it is now.",
  },
  noTemplateFolder: {
    code: "TEN0512",
    exitCode: 5,
    message: ({ path }: Words<"path">) => `There is no folder ${quoted(path)} with templates.`,
    cause: "The folder that was named for templates of your own is not there, or is a file.",
    example: "tenon graft shop.yaml --templates tempaltes",
    cure: "Check the path; it is relative to the current folder.",
  },
  unknownTemplate: {
    code: "TEN0513",
    message: ({ path }: Words<"path">) => `${quoted(path)} replaces no template of Tenon.`,
    cause:
      "A template of your own has the path and the name of the one that it replaces, so this one would never be used.",
    example: "templates/entity/servise.mustache",
    cure: "Rename the file; the folder templates/ of the package holds all names.",
  },
  templateFault: {
    code: "TEN0514",
    message: ({ path, reason }: Words<"path" | "reason">) => `${quoted(path)} cannot be rendered: ${reason}`,
    cause:
      "A template of your own has a tag that Tenon's template of the same name does not have, a partial that does not exist, or a tag that is not closed.",
    example: "{{naem}} in templates/entity/entity.mustache",
    cure: "Use the tags of Tenon's own template, which has the same name in the package.",
  },
} satisfies WrittenEntries;
