import type { DiskEntry, ReadableDisk } from "../../files/disk/disk.ts";
import { ownFolder } from "../../files/own-folder.ts";
import { isForeignFolder } from "../../text/foreign-folder.ts";

/** The files of a folder tree that concern an editor. */
export interface Survey {
  /** The model files, in reading order. */
  readonly models: readonly string[];
  /** The files that may be entity files. */
  readonly yamls: readonly string[];
  /** The folders with a record of earlier runs. */
  readonly hosts: readonly string[];
}

const mostFolders = 5000;

/** Looks for models and hosts in a folder and below it, nearest first. Skips hidden folders, links and what tools write, and ends after some thousand folders. */
export function survey(disk: ReadableDisk, root: string): Survey {
  const found: Found = { models: [], yamls: [], hosts: [], folders: [root] };
  for (const folder of found.folders) for (const entry of entriesOf(disk, folder)) visit(entry, folder, found);
  return { models: found.models.sort(), yamls: found.yamls.sort(), hosts: found.hosts };
}

type Found = Readonly<Record<"models" | "yamls" | "hosts" | "folders", string[]>>;

function visit({ name, kind, isLink = false }: DiskEntry, folder: string, found: Found): void {
  const path = `${folder}/${name}`;
  if (kind === "file") {
    if (name.endsWith(".model")) found.models.push(path);
    if (/\.ya?ml$/.test(name)) found.yamls.push(path);
  } else if (name === ownFolder) found.hosts.push(folder);
  else if (kind === "folder" && !(isLink || name === "dist" || isForeignFolder(name))) {
    if (found.folders.length < mostFolders) found.folders.push(path);
  }
}

function entriesOf(disk: ReadableDisk, folder: string) {
  try {
    return disk.list(folder);
  } catch {
    // A folder that may not be read has nothing to show.
    return [];
  }
}
