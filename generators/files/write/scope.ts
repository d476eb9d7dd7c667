import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { isInFolder } from "../../text/folders.ts";
import { once } from "../../text/once.ts";
import { boundaryOf, resolvedPath } from "../disk/containment.ts";
import type { ReadableDisk, ResolvingDisk, Site } from "../disk/disk.ts";
import {
  absolutePath,
  folderOf,
  isPortablePath,
  isRelativePath,
  isReserved,
  isSitePath,
} from "../disk/relative-path.ts";
import { isOwnPlace } from "../own-folder.ts";

/**
 * Returns the folder of the project that a path lies in: empty for the root, else a folder of the scope, or the folder of a single file of the scope.
 * Undefined for a path out of scope. Compares names only; see `insideOf` for links.
 */
export function baseOf(site: Site<ReadableDisk>, path: string): string | undefined {
  if (!isOwnPlace(path) && isReserved(path)) return undefined;
  if (!path.startsWith("../")) return isPortableBelow(path) ? "" : undefined;
  if (!isSitePath(path) || isAlias(site, path)) return undefined;
  const entry = site.scope?.find((one) => isUnder(one, path));
  return entry === path ? folderOf(path) : entry;
}

/** True if a shorter path names the same file: `../Web/a` for `a` in the folder `Web`. */
function isAlias({ root }: Site<ReadableDisk>, path: string): boolean {
  return posix.relative(root, posix.join(root, path)) !== path;
}

function isUnder(entry: string, path: string): boolean {
  return entry === path || (path.startsWith(`${entry}/`) && isPortableBelow(path.slice(entry.length + 1)));
}

function isPortableBelow(path: string): boolean {
  return isRelativePath(path) && isPortablePath(path);
}

/** Returns the spelling of a path that is in scope, if letter case alone keeps it out and the disk ignores letter case. */
export function spellingInScope(site: Site<ResolvingDisk>, path: string): string | undefined {
  const { disk, scope = [] } = site;
  const folded = path.toLowerCase();
  const entry = scope.find((one) => isUnder(one.toLowerCase(), folded));
  if (entry === undefined || path.startsWith(entry)) return undefined;
  const [own, other] = [path.slice(0, entry.length), entry].map((one) => disk.realPath(absolutePath(site, one)));
  return own === undefined || own !== other ? undefined : entry + path.slice(entry.length);
}

/**
 * Returns a test for paths that are inside the projects of a run after links are resolved, and in no folder of Git or of this tool.
 * Resolves each folder once, and a known regular file not at all.
 */
export function insideOf(site: Site<ResolvingDisk>): (path: string, isLink?: boolean) => boolean {
  const { disk, root } = site;
  // The first path that is asked about meets a failing disk, so that its error is reported with it.
  const boundary = once(() => boundaryOf(disk, root));
  const known = new Map<string, string | undefined>();
  // Resolves the nearest existing ancestor of an absent folder.
  const realFolder = (folder: string, base: string): string | undefined => {
    if (known.has(folder)) return known.get(folder);
    const own = disk.realPath(absolutePath(site, folder)) ?? (folder === "" ? root : undefined);
    const real = own === undefined && folder !== base ? realFolder(folderOf(folder), base) : own;
    known.set(folder, real);
    return real;
  };
  return (path, isLink = true) => {
    const base = baseOf(site, path);
    const project = base === undefined ? undefined : (realFolder(base, base) ?? absentFolder(site, base));
    if (base === undefined || project === undefined || !isInFolder(boundary(), project)) return false;
    const own = isLink ? disk.realPath(absolutePath(site, path)) : undefined;
    const real = own ?? realFolder(folderOf(path), base) ?? project;
    return isSingle(site, path)
      ? isUnlinked(asPrefix(project) + nameBelow(base, path), real)
      : isPlainBelow(project, real);
  };
}

/** The names of single files that a scope has beside folders. */
const singleFile = /\.(?:cs|[a-z]*proj|props)$/i;

/** Resolves the folder of a project that the run creates: where it will be below its nearest folder that exists. */
function absentFolder({ disk, root }: Site<ResolvingDisk>, base: string): string | undefined {
  if (singleFile.test(base)) return undefined;
  return resolvedPath(disk, posix.join(root, base));
}

/** True for a file that is written for itself alone, wherever a link of its name leads. */
function isSingle({ scope }: Site<ReadableDisk>, path: string): boolean {
  return isOwnPlace(path) || scope?.includes(path) === true;
}

function nameBelow(base: string, path: string): string {
  return base === "" ? path : path.slice(base.length + 1);
}

/** True if the resolved path, or nearest folder that exists, of a single file is the file itself or a folder above it. */
function isUnlinked(place: string, real: string): boolean {
  return place === real || place.startsWith(asPrefix(real));
}

function asPrefix(folder: string): string {
  return folder.endsWith("/") ? folder : `${folder}/`;
}

function isPlainBelow(folder: string, path: string): boolean {
  return path === folder || (path.startsWith(asPrefix(folder)) && !isReserved(path.slice(folder.length)));
}

/** True if a path below the root is absent or has no link in it. */
export function isUnlinkedOrAbsent({ disk, root }: Site<ResolvingDisk>, path: string): boolean {
  const real = disk.realPath(`${root}/${path}`);
  return real === undefined || real === asPrefix(disk.realPath(root) ?? root) + path;
}

/** Reports a folder for Tenon's own state that leads elsewhere. */
export function reportLink(path: string): Diagnostic {
  return report(catalogue.outsideHost, { path }, { hint: "Replace the link by a folder." });
}
