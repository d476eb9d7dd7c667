import type { Result } from "../../diagnostics/result.ts";
import type { Site } from "../disk/disk.ts";
import { attempt, DiskError } from "../disk/disk-error.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { ownFolder } from "../own-folder.ts";
import type { Journal } from "./journal.ts";
import { releaseLock, takeLock } from "./lock.ts";
import { baseOf, insideOf, isUnlinkedOrAbsent, reportLink } from "./scope.ts";

/** Lists the folders outside the root that the paths lie in, in a fixed order. */
function otherFolders(site: Site, paths: readonly string[]): readonly string[] {
  const bases = paths.flatMap((path) => baseOf(site, path) ?? []);
  return [...new Set(bases)]
    .filter((base) => base !== "")
    .map((base) => absolutePath(site, base))
    .filter((folder) => site.disk.kind(folder) === "folder")
    .sort();
}

/**
 * Runs an action under the locks of the other projects that it changes, so that two web projects can share one. The caller holds the lock of the root.
 * A journal must stand while these locks do: it leads the next run to the locks of a process that was killed.
 */
export function withProjectLocks<T>(
  site: Site,
  steps: readonly { readonly path: string }[],
  action: () => Result<T>,
): Result<T> {
  return locked(
    site,
    otherFolders(
      site,
      steps.map(({ path }) => path),
    ),
    action,
  );
}

function locked<T>(site: Site, [folder, ...others]: readonly string[], action: () => Result<T>): Result<T> {
  if (folder === undefined) return action();
  const project = { disk: site.disk, root: folder };
  if (!isUnlinkedOrAbsent(project, ownFolder))
    return { ok: false, diagnostics: [reportLink(absolutePath(project, ownFolder))] };
  try {
    const refused = takeLock(project);
    return refused === undefined ? locked(site, others, action) : { ok: false, diagnostics: [refused] };
  } finally {
    // A lock that stays would wait for a run on that project.
    if (attempt(() => releaseLock(project)) instanceof DiskError) attempt(() => releaseLock(project));
  }
}

/** Removes the empty folders of other projects in which the locks were. */
export function removeUnlocked(site: Site, { emptied }: Pick<Journal, "emptied">): void {
  const isInside = insideOf(site);
  for (const folder of emptied.filter((path) => path.startsWith("../") && isInside(path)))
    attempt(() => site.disk.removeFolder(absolutePath(site, folder)));
}
