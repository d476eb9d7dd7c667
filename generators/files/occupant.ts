import type { DiskEntry, ResolvingDisk, Site } from "./disk.ts";
import { attempt, DiskError } from "./disk-error.ts";
import { foldersAbove, insideOf } from "./relative-path.ts";

/** The content at the path of a file. */
export type Occupant =
  | { readonly kind: "nothing" }
  | { readonly kind: "file"; readonly bytes: Uint8Array }
  /** A folder or device at the path, or a file at a parent folder; `path` names it. */
  | { readonly kind: "blocked"; readonly path: string }
  /** A name that differs in letter case only, which some disks treat as equal. */
  | { readonly kind: "misspelt"; readonly path: string }
  /** A link leads out of the host. */
  | { readonly kind: "outside" }
  | { readonly kind: "unreadable"; readonly code: string };

/** The largest generated file; a larger file is foreign and is not read. */
export const largestOutput = 256 * 1024 * 1024;

interface Listing {
  readonly entries: ReadonlyMap<string, DiskEntry>;
  /** The spelling on the disk, by lower-case name. */
  readonly spellings: ReadonlyMap<string, string>;
}

function listing({ disk, root }: Site<ResolvingDisk>, folder: string): Listing {
  const entries = disk.list(folder === "" ? root : `${root}/${folder}`);
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

function survey({ disk, root }: Site<ResolvingDisk>, { list, isInside }: HostView, path: string): Occupant {
  for (const step of [...foldersAbove(path), path]) {
    const obstacle = obstacleAt(list(foldersAbove(step).at(-1) ?? ""), step, step === path ? "file" : "folder");
    if (obstacle?.kind === "nothing" && !isInside(path)) return { kind: "outside" };
    if (obstacle !== undefined) return obstacle;
  }
  const folder = foldersAbove(path).at(-1) ?? "";
  const isLink = list(folder).entries.get(path.slice(path.lastIndexOf("/") + 1))?.isLink;
  if (!isInside(path, isLink === true)) return { kind: "outside" };
  // Generated files can be larger than any input.
  const bytes = disk.read(`${root}/${path}`, largestOutput);
  return bytes === undefined ? { kind: "nothing" } : { kind: "file", bytes };
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
