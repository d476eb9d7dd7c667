import { posix } from "node:path";
import type { ReadableDisk } from "../files/disk.ts";
import { attempt, DiskError } from "../files/disk-error.ts";
import { parsedJson, recordOf } from "../text/json-text.ts";
import type { Host } from "./host.ts";
import { lacksPackage, type PackageNeed } from "./needs.ts";
import { readText } from "./read-text.ts";

const mostBytes = 8 * 1024 * 1024;

/** Raises the version of a missing package to the one that a project has restored through other packages, so that it is not downgraded. Spec: host, Packages. */
export function atRestoredVersions(
  needs: readonly PackageNeed[],
  host: Pick<Host, "folder" | "projects" | "packages">,
  disk: ReadableDisk,
): readonly PackageNeed[] {
  return needs.map((need) => {
    // The files are large, and a package that a project names itself is no need.
    if (!lacksPackage(host, need)) return need;
    const versions = host.projects.flatMap(({ path }) => restoredIn(disk, posix.join(host.folder, path), need.id));
    const version = [need.version, ...versions].sort(compareVersions).at(-1) ?? need.version;
    return version === need.version ? need : { ...need, version, isInUse: true };
  });
}

// The file can be stale or forged: its word decides on a version and on nothing else.
function restoredIn(disk: ReadableDisk, folder: string, id: string): readonly string[] {
  const text = attempt(() => readText(disk, `${folder}/obj/project.assets.json`, mostBytes));
  if (text === undefined || text instanceof DiskError) return [];
  const { libraries } = recordOf(parsedJson(text));
  return Object.entries(recordOf(libraries)).flatMap(([key, library]) => {
    const [name = "", version = ""] = key.split("/");
    const isPackage = recordOf(library)["type"] === "package" && name.toLowerCase() === id.toLowerCase();
    return isPackage && plainVersion.test(version) ? [version] : [];
  });
}

const plainVersion = /^\d{1,9}(?:\.\d{1,9}){1,3}(?:-[0-9A-Za-z.-]{1,60})?$/;

/** Compares versions by their numbers; a preview comes before its release. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => (version.split("-")[0] ?? "").split(".").map(Number));
  for (let at = 0; at < 4; at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(other.includes("-")) - Number(one.includes("-"));
}
