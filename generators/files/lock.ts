import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { LockOwner, Site } from "./disk.ts";
import { attempt } from "./disk-error.ts";
import { ownFolder, transient } from "./own-folder.ts";
import { absolutePath } from "./relative-path.ts";

function lockText({ pid, machine }: LockOwner): string {
  return `${JSON.stringify({ pid, machine })}\n`;
}

function holderIn(text: string): LockOwner | undefined {
  const { pid, machine } = /^\{"pid":(?<pid>\d+),"machine":"(?<machine>[^"\\]*)"\}\n$/.exec(text)?.groups ?? {};
  return pid === undefined || machine === undefined ? undefined : { pid: Number(pid), machine };
}

function textAt(site: Site): string | undefined {
  const bytes = site.disk.read(absolutePath(site, transient.lock));
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

/** True if this process still holds the lock; another one may have taken it as stale while it was empty. */
export function isHeld(site: Site): boolean {
  return textAt(site) === lockText(site.disk.owner);
}

function takeLock(site: Site): Diagnostic | undefined {
  const { disk } = site;
  const path = absolutePath(site, transient.lock);
  const own = lockText(disk.owner);
  // The second try follows the removal of a stale lock, the third a faster process.
  for (let tries = 0; tries < 3; tries++) {
    disk.makeFolder(absolutePath(site, ownFolder));
    if (disk.create(path, new TextEncoder().encode(own))) return undefined;
    const text = textAt(site);
    if (text === undefined) continue;
    const holder = holderIn(text);
    // A lock with our own process id is from a dead process with the same id: runs never nest.
    if (holder !== undefined && text !== own && disk.isRunning(holder))
      return report(catalogue.locked, { pid: holder.pid });
    disk.remove(path);
  }
  return report(catalogue.locked, { pid: holderIn(textAt(site) ?? "")?.pid ?? 0 });
}

function releaseLock(site: Site): void {
  const { disk } = site;
  if (isHeld(site)) disk.remove(absolutePath(site, transient.lock));
  disk.removeFolder(absolutePath(site, ownFolder));
}

/** Runs an action under the lock of a host; returns a diagnostic if another process holds it. Leaves no empty folder. */
export function withLock(site: Site, action: () => Diagnostic | undefined): Diagnostic | undefined {
  try {
    return takeLock(site) ?? action();
  } finally {
    attempt(() => releaseLock(site));
  }
}
