import { isForeignFolder } from "../../text/foreign-folder.ts";
import type { DiskEntry, ReadableDisk, Site } from "../disk/disk.ts";
import { attempt, DiskError } from "../disk/disk-error.ts";
import { absolutePath } from "../disk/relative-path.ts";

const mostFiles = 20_000;

/** Lists the C# files of all projects of the run. Follows no link, as links can lead in circles and out of the projects. */
export function sourcesBelow(site: Site<ReadableDisk>): readonly string[] {
  const folders = ["", ...(site.scope ?? [])];
  const sources: string[] = [];
  for (const folder of folders) {
    const entries = plainEntries(site, folder);
    const paths = entries.map(({ name, kind }) => ({ path: folder === "" ? name : `${folder}/${name}`, kind }));
    sources.push(...paths.flatMap(({ path, kind }) => (kind === "file" && path.endsWith(".cs") ? path : [])));
    folders.push(...paths.flatMap(({ path, kind }) => (kind === "folder" ? path : [])));
    if (Math.max(sources.length, folders.length) > mostFiles) break;
  }
  return sources;
}

function plainEntries(site: Site<ReadableDisk>, folder: string): readonly DiskEntry[] {
  const entries = attempt(() => site.disk.list(absolutePath(site, folder)));
  if (entries instanceof DiskError) return [];
  return entries.filter(({ name, isLink }) => isLink !== true && !isForeignFolder(name));
}
