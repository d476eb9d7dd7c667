import type { DiskEntry, ReadableDisk } from "../../files/disk/disk.ts";
import { attempt, DiskError } from "../../files/disk/disk-error.ts";
import { isForeignFolder } from "../../text/foreign-folder.ts";
import { inFolder } from "./paths.ts";
import type { ProjectSketch } from "./project-sketch.ts";

/** Lists the projects in and below a folder, each folder read once. A folder with a web application hides all below it. */
export function listProjects(
  disk: ReadableDisk,
  folder: string,
  sketch: (project: string) => ProjectSketch,
): readonly string[] {
  const projects: string[] = [];
  const folders = [folder];
  // A stack, so that no depth of folders is too deep.
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const current = next;
    const entries = readableEntries(disk, current);
    const here = entries.filter(isProject).map(({ name }) => inFolder(current, name));
    projects.push(...here);
    if (here.some((project) => sketch(project).isWebApplication)) continue;
    const below = entries.filter(isOwnFolder).map(({ name }) => inFolder(current, name));
    folders.push(...below.reverse());
  }
  return projects;
}

/** Lists a folder; an unreadable one, such as the data of a database, counts as empty. */
export function readableEntries(disk: ReadableDisk, folder: string): readonly DiskEntry[] {
  const entries = attempt(() => disk.list(folder));
  return entries instanceof DiskError ? [] : entries;
}

function isProject({ name, kind }: DiskEntry): boolean {
  return kind === "file" && name[name.length - 7] === "." && isProjectFile(name);
}

export function isProjectFile(path: string): boolean {
  return /\.csproj$/i.test(path);
}

/** True for a folder that can hold hand-written source: no link, build output, package or tool folder. */
export function isOwnFolder({ name, kind, isLink }: DiskEntry): boolean {
  // A link can lead back to a folder above it.
  return kind === "folder" && isLink !== true && !isForeignFolder(name);
}
