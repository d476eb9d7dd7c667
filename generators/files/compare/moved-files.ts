import { isForeignFolder } from "../../text/foreign-folder.ts";
import { once } from "../../text/once.ts";
import type { DiskEntry, ReadableDisk, Site } from "../disk/disk.ts";
import { attempt, DiskError } from "../disk/disk-error.ts";
import { textHash } from "../disk/plain-text.ts";
import { absolutePath } from "../disk/relative-path.ts";
import type { ManifestEntry } from "../manifest/manifest-entry.ts";
import { hashesOf } from "./judge-edited.ts";
import { largestOutput } from "./occupant.ts";

const mostFiles = 20_000;

/**
 * Returns a function that finds the C# file to which the user moved a recorded one: it has the recorded text and no record.
 * The projects are searched at the first call, because most runs miss no file.
 */
export function movedFiles(
  site: Site<ReadableDisk>,
  recorded: ReadonlyMap<string, ManifestEntry>,
): (entry: ManifestEntry) => string | undefined {
  const byHash = once(() => hashesBelow(site, recorded));
  return (entry) => {
    const [hash = entry.hash] = hashesOf(entry).filter((one) => byHash().has(one));
    return byHash().get(hash);
  };
}

function hashesBelow(
  site: Site<ReadableDisk>,
  recorded: ReadonlyMap<string, ManifestEntry>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const unrecorded = sourcesBelow(site).filter((path) => !recorded.has(path));
  for (const path of unrecorded) {
    const bytes = attempt(() => site.disk.read(absolutePath(site, path), largestOutput));
    if (bytes instanceof Uint8Array) found.set(textHash(bytes), path);
  }
  return found;
}

/** Lists the C# files of all projects of the run. Follows no link, as links can lead in circles and out of the projects. */
function sourcesBelow(site: Site<ReadableDisk>): readonly string[] {
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
