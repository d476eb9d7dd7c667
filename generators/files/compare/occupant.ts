import type { DiskEntry, ResolvingDisk, Site } from "../disk/disk.ts";
import { attempt, DiskError } from "../disk/disk-error.ts";
import { absolutePath, folderOf, foldersAbove } from "../disk/relative-path.ts";
import { baseOf, insideOf, spellingInScope } from "../write/scope.ts";

/** The content at the path of a file. */
export type Occupant =
  | { readonly kind: "nothing" }
  | { readonly kind: "file"; readonly bytes: Uint8Array; readonly isLink: boolean }
  /** A folder or device at the path, or a file at a parent folder; `path` names it. */
  | { readonly kind: "blocked"; readonly path: string }
  /** A name that differs in letter case only, which some disks treat as equal. */
  | { readonly kind: "misspelt"; readonly path: string }
  /** A link leads out of the projects of the run. */
  | { readonly kind: "outside" }
  /** A path in no project of the run; its content is not examined. */
  | { readonly kind: "elsewhere"; readonly exists: boolean }
  | { readonly kind: "unreadable"; readonly code: string };

/** The largest generated file; a larger file is foreign and is not read. */
export const largestOutput = 256 * 1024 * 1024;

interface Listing {
  readonly entries: ReadonlyMap<string, DiskEntry>;
  /** The spelling on the disk, by lower-case name. */
  readonly spellings: ReadonlyMap<string, string>;
}

function listing(site: Site<ResolvingDisk>, folder: string): Listing {
  const entries = site.disk.list(absolutePath(site, folder));
  return {
    entries: new Map(entries.map((entry) => [entry.name, entry])),
    spellings: new Map(entries.map(({ name }) => [name.toLowerCase(), name])),
  };
}

interface HostView {
  readonly list: (folder: string) => Listing;
  readonly isInside: (path: string, isLink?: boolean) => boolean;
}

/** Returns the obstacle at one path segment; undefined if there is none. */
function obstacleAt({ entries, spellings }: Listing, path: string, wanted: DiskEntry["kind"]): Occupant | undefined {
  const above = path.slice(0, path.lastIndexOf("/") + 1);
  const name = path.slice(above.length);
  const kind = entries.get(name)?.kind;
  if (kind === wanted) return undefined;
  if (kind !== undefined) return { kind: "blocked", path };
  const spelling = spellings.get(name.toLowerCase());
  return spelling === undefined ? { kind: "nothing" } : { kind: "misspelt", path: above + spelling };
}

/** Inspects a path that is not in scope as it is spelled. */
function surveyElsewhere(site: Site<ResolvingDisk>, path: string): Occupant {
  const spelling = spellingInScope(site, path);
  if (spelling !== undefined) return { kind: "misspelt", path: spelling };
  return { kind: "elsewhere", exists: site.disk.kind(absolutePath(site, path)) !== undefined };
}

function survey(site: Site<ResolvingDisk>, { list, isInside }: HostView, path: string): Occupant {
  const base = baseOf(site, path);
  if (base === undefined) return surveyElsewhere(site, path);
  for (const step of [...foldersAbove(path, base), path]) {
    const obstacle = obstacleAt(list(folderOf(step)), step, step === path ? "file" : "folder");
    if (obstacle?.kind === "nothing" && !isInside(path)) return { kind: "outside" };
    if (obstacle !== undefined) return obstacle;
  }
  const isLink = list(folderOf(path)).entries.get(path.slice(path.lastIndexOf("/") + 1))?.isLink === true;
  if (!isInside(path, isLink)) return { kind: "outside" };
  // Generated files can be larger than any input.
  const bytes = site.disk.read(absolutePath(site, path), largestOutput);
  return bytes === undefined ? { kind: "nothing" } : { kind: "file", bytes, isLink };
}

/** Returns a function that inspects paths and lists each folder once; a disk error is a result too. */
export function surveyor(site: Site<ResolvingDisk>): (path: string) => Occupant {
  const listings = new Map<string, Listing>();
  const list = (folder: string): Listing => {
    const known = listings.get(folder) ?? listing(site, folder);
    listings.set(folder, known);
    return known;
  };
  const view = { list, isInside: insideOf(site) };
  return (path) => {
    const found = attempt(() => survey(site, view, path));
    return found instanceof DiskError ? { kind: "unreadable", code: found.code } : found;
  };
}
