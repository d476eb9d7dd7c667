import type { WritableDisk } from "./disk.ts";
import { attempt, DiskError } from "./disk-error.ts";

/** The codes with which Windows refuses a file that a virus scanner, an indexer or an editor has open for an instant. */
const passing: ReadonlySet<string> = new Set(["EPERM", "EACCES", "EBUSY", "ENOTEMPTY"]);

/** The pauses between the attempts, in milliseconds: about a second in all. */
const pauses = [10, 20, 40, 80, 160, 320, 400];

/** Wraps a disk to try again where a file is open elsewhere for an instant. A refusal that lasts costs about a second. */
export function patientDisk<Disk extends WritableDisk>(disk: Disk): Disk {
  const patiently =
    <Args extends readonly unknown[]>(operation: (...args: Args) => void) =>
    (...args: Args): void => {
      for (const pause of pauses) {
        const outcome = attempt(() => operation(...args));
        if (!(outcome instanceof DiskError)) return;
        if (!passing.has(outcome.code)) throw outcome;
        disk.pause(pause);
      }
      operation(...args);
    };
  return {
    ...disk,
    rename: patiently(disk.rename),
    remove: patiently(disk.remove),
    removeFolder: patiently(disk.removeFolder),
    removeTree: patiently(disk.removeTree),
  };
}
