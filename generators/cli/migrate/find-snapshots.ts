import { posix } from "node:path";
import type { Host, HostProject } from "../../host/host.ts";
import { listSources } from "../../host/snapshot/read-sources.ts";
import { readText } from "../../host/snapshot/read-text.ts";
import { type ModelSnapshot, readModelSnapshot } from "../../migration/model-snapshot.ts";

/** A snapshot of a model in the sources of a host. */
export interface FoundSnapshot {
  readonly project: HostProject;
  /** Relative to the folder of the project. */
  readonly path: string;
  readonly snapshot: ModelSnapshot;
}

/** The bytes of a snapshot that are read: one of a thousand tables has about two million characters. */
export const largestSnapshot = 16 * 1024 * 1024;

/** Finds the snapshots that EF Core keeps beside the migrations of a host. Their files are named after it. */
export function findSnapshots({ disk, folder, projects }: Host): readonly FoundSnapshot[] {
  return projects.flatMap((project) => {
    const own = posix.join(folder, project.path);
    return listSources(disk, own)
      .filter((path) => path.endsWith("ModelSnapshot.cs"))
      .flatMap((path): readonly FoundSnapshot[] => {
        const snapshot = readModelSnapshot(readText(disk, path, largestSnapshot) ?? "");
        return snapshot === undefined ? [] : [{ project, path: posix.relative(own, path), snapshot }];
      });
  });
}
