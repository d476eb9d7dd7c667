import { once } from "../../text/once.ts";
import type { ReadableDisk, Site } from "../disk/disk.ts";
import { attempt } from "../disk/disk-error.ts";
import { textHash } from "../disk/plain-text.ts";
import { absolutePath } from "../disk/relative-path.ts";
import type { ManifestEntry } from "../manifest/manifest-entry.ts";
import { hashesOf } from "./judge-edited.ts";
import { largestOutput } from "./occupant.ts";
import { sourcesBelow } from "./sources-below.ts";

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
