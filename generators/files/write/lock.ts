import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { LockOwner, Site } from "../disk/disk.ts";
import { attempt, DiskError } from "../disk/disk-error.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { isLockName, ownFolder } from "../own-folder.ts";

// Each process has a lock file of its own, which nobody else removes while the process runs.
function lockOf({ machine, pid, run }: LockOwner): string {
  return `${ownFolder}/lock-${machine}-${pid}-${run}`;
}

function ownerIn(name: string): LockOwner | undefined {
  const { machine, pid, run } = /^lock-(?<machine>.+)-(?<pid>\d+)-(?<run>[0-9a-f]+)$/.exec(name)?.groups ?? {};
  if (machine === undefined || pid === undefined || run === undefined) return undefined;
  return { machine, pid: Number(pid), run };
}

/** Returns the owner of another lock whose process may still run, and removes the locks of dead processes. */
function otherOwner(site: Site): LockOwner | undefined {
  const { disk } = site;
  for (const { name } of disk.list(absolutePath(site, ownFolder))) {
    const owner = ownerIn(name);
    if (!isLockName(name) || (owner !== undefined && lockOf(owner) === lockOf(disk.owner))) continue;
    if (owner !== undefined && disk.isRunning(owner)) return owner;
    disk.remove(absolutePath(site, `${ownFolder}/${name}`));
  }
  return undefined;
}

/**
 * Tries to take the lock once; returns the owner of another one. A process first places its lock and then looks for others:
 * of two at the same time, the later one sees the earlier one, so that never both hold it.
 */
function tryLock(site: Site): LockOwner | "taken" | "vanished" {
  const { disk } = site;
  const folder = absolutePath(site, ownFolder);
  const own = absolutePath(site, lockOf(disk.owner));
  disk.makeFolder(folder);
  const earlier = otherOwner(site);
  if (earlier !== undefined) return earlier;
  // A lock of our own is left of an earlier run of this process: runs never nest.
  const placed = attempt(() => disk.create(own, new Uint8Array()));
  if (placed instanceof DiskError) {
    // Another process that ends its run removes the empty folder.
    if (disk.kind(folder) === undefined) return "vanished";
    throw placed;
  }
  const other = otherOwner(site);
  if (other !== undefined) disk.remove(own);
  return other ?? "taken";
}

const tries = 20;

/** Takes the lock of a host. Waits about two seconds for another process, then reports it. */
export function takeLock(site: Site): Diagnostic | undefined {
  const { disk } = site;
  for (let left = tries; ; left--) {
    const found = tryLock(site);
    if (found === "taken") return undefined;
    if (left > 0) {
      // Two processes that got in each other's way must not do so again.
      disk.pause(80 + (disk.owner.pid % 40));
      continue;
    }
    const { pid, machine } = found === "vanished" ? disk.owner : found;
    const file = absolutePath(site, found === "vanished" ? ownFolder : lockOf(found));
    return report(catalogue.locked, { pid, machine, file }, { hint: "If that process has ended, delete the file." });
  }
}

/** Releases the lock, and leaves no empty folder. */
export function releaseLock(site: Site): void {
  const { disk } = site;
  disk.remove(absolutePath(site, lockOf(disk.owner)));
  disk.removeFolder(absolutePath(site, ownFolder));
}

/** Runs an action under the lock of a host; returns a diagnostic if another process holds it. */
export function withLock<T>(site: Site, action: () => Result<T>): Result<T> {
  try {
    const refused = takeLock(site);
    return refused === undefined ? action() : { ok: false, diagnostics: [refused] };
  } finally {
    attempt(() => releaseLock(site));
  }
}
