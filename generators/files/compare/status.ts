import type { ReadableDisk, Site } from "../disk/disk.ts";
import { attempt, DiskError } from "../disk/disk-error.ts";
import { textHash } from "../disk/plain-text.ts";
import { absolutePath } from "../disk/relative-path.ts";
import type { StoredManifest } from "../manifest/manifest.ts";
import type { ManifestEntry } from "../manifest/manifest-entry.ts";
import type { Change } from "./change.ts";
import { hashesOf } from "./judge-edited.ts";
import { largestOutput } from "./occupant.ts";

/** The state of a file: as Tenon wrote it, changed by hand, merged by Tenon, deleted by hand, of somebody else, or no longer produced. */
export type FileState = "ours" | "edited" | "merged" | "missing" | "foreign" | "orphan";

export interface FileStatus {
  readonly path: string;
  readonly state: FileState;
  /** The effect of the next run; undefined if the file stays as it is. */
  readonly next: Change["operation"] | undefined;
}

/** Lists every recorded file, and every other one that the next run meets, by path. Reads the record and the disk, and the changes that a run would make. Spec: writing, Status. */
export function statusOf(
  site: Site<ReadableDisk>,
  { files }: StoredManifest,
  changes: readonly Change[],
): readonly FileStatus[] {
  const planned = new Map(changes.map((change) => [change.path, change]));
  const recorded = [...files].map(([path, entry]) => {
    const change = planned.get(path);
    return { path, state: change?.isOrphan ? "orphan" : stateOf(site, path, entry), next: nextOf(change) } as const;
  });
  const others = changes.filter(({ path, operation }) => !files.has(path) && operation === "conflict");
  const foreign = others.map(({ path, operation }) => ({ path, state: "foreign", next: operation }) as const);
  return [...recorded, ...foreign].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function stateOf(site: Site<ReadableDisk>, path: string, entry: ManifestEntry): FileState {
  const bytes = attempt(() => site.disk.read(absolutePath(site, path), largestOutput));
  if (bytes === undefined) return "missing";
  // A folder, or a file that nobody may read, is not what was written.
  if (bytes instanceof DiskError) return "foreign";
  const hash = textHash(bytes);
  if (hash === entry.merged) return "merged";
  return hashesOf(entry).includes(hash) ? "ours" : "edited";
}

const quiet: ReadonlySet<string> = new Set(["unchanged", "keep", "orphan", "adopt"]);

function nextOf(change: Change | undefined): FileStatus["next"] {
  return change === undefined || quiet.has(change.operation) ? undefined : change.operation;
}
