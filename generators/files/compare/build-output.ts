import { posix } from "node:path";
import type { DiskEntry, ReadableDisk, Site } from "../disk/disk.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { isLockName, ownFolder } from "../own-folder.ts";
import type { Change } from "./change.ts";

/** True for a file that a build leaves folders of output beside. */
export function isProjectFile(path: string): boolean {
  return path.endsWith(".csproj");
}

/** Adds to each deleted project file the build output that goes with it. Spec: writing, Build output. */
export function withBuildOutput(site: Site<ReadableDisk>, changes: readonly Change[]): readonly Change[] {
  const isDeleted = ({ operation }: Change) => operation === "delete";
  if (!changes.some((change) => isDeleted(change) && isProjectFile(change.path))) return changes;
  const gone = new Set(changes.filter(isDeleted).map(({ path }) => absolutePath(site, path)));
  return changes.map((change) => {
    if (!(isDeleted(change) && isProjectFile(change.path))) return change;
    const output = outputBeside(site.disk, absolutePath(site, change.path), gone);
    const names = output.map((path) => posix.basename(path));
    if (names.length === 0) return change;
    return {
      ...change,
      takesOutput: true,
      reason: `${change.reason}; its build output goes with it: ${names.join(" and ")}`,
    };
  });
}

/** Lists the folders of build output beside a project file that goes, if its folder keeps nothing else. `gone` are the files that go as well. */
export function outputBeside(
  disk: ReadableDisk,
  projectFile: string,
  gone: ReadonlySet<string> = new Set(),
): readonly string[] {
  const folder = posix.dirname(projectFile);
  const entries = disk.list(folder);
  const outputs = entries.filter(({ name }) => name === "bin" || name === "obj");
  const others = entries.filter((entry) => !outputs.includes(entry));
  const isOutput = isRestored(disk, folder) && outputs.every((entry) => isBuilt(disk, entry, projectFile));
  if (!isOutput || others.some((entry) => stays(disk, folder, entry, gone))) return [];
  return outputs.map(({ name }) => `${folder}/${name}`);
}

/** True if a build has used the folder: `bin` alone could be a folder of the user's scripts. */
function isRestored(disk: ReadableDisk, folder: string): boolean {
  return disk.kind(`${folder}/obj/project.assets.json`) === "file";
}

/** True for a folder whose direct entries all come from a build: folders of configurations, and the files of a restore. */
function isBuilt(disk: ReadableDisk, { name, kind, isLink }: DiskEntry, projectFile: string): boolean {
  if (kind !== "folder" || isLink === true) return false;
  const own = `${posix.basename(projectFile)}.`;
  const isOfRestore = (file: string) =>
    name === "obj" && [own, "project.", "rider.project."].some((start) => file.startsWith(start));
  return disk
    .list(`${posix.dirname(projectFile)}/${name}`)
    .every((entry) => entry.isLink !== true && (entry.kind === "folder" || isOfRestore(entry.name)));
}

/** True for an entry of which something is left after the run. */
function stays(disk: ReadableDisk, folder: string, entry: DiskEntry, gone: ReadonlySet<string>): boolean {
  const path = `${folder}/${entry.name}`;
  if (entry.kind !== "folder" || entry.isLink === true) return !gone.has(path);
  const entries = disk.list(path);
  if (entry.name === ownFolder) return !entries.every(({ name }) => isLockName(name));
  return entries.length === 0 || entries.some((one) => stays(disk, path, one, gone));
}
