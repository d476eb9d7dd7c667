import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { ReadableDisk, Site } from "../../files/disk/disk.ts";
import { foldersUpwards } from "../../text/folders.ts";
import { isForeignFolder } from "../../text/foreign-folder.ts";
import { isProjectFile, readableEntries } from "./list-projects.ts";

/** Warns of an output folder below a project whose build ignores it. The nearest project above a folder compiles it. */
export function ignoredFolder({ disk, root: folder }: Site<ReadableDisk>): readonly Diagnostic[] {
  for (const above of foldersUpwards(folder)) {
    const project = readableEntries(disk, above).find(({ kind, name }) => kind === "file" && isProjectFile(name))?.name;
    if (project === undefined) continue;
    const path = posix.relative(above, folder);
    if (!path.split("/").some(isForeignFolder)) return [];
    return [report(catalogue.ignoredFolder, { folder: path, project }, { hint: "Choose another folder." })];
  }
  return [];
}
