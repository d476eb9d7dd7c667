import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { attempt, DiskError } from "../../files/disk/disk-error.ts";
import { parsedJson, recordOf } from "../../text/json-text.ts";
import type { Host } from "../host.ts";
import type { HostNeed } from "../needs.ts";
import { packageInUse } from "../package-need.ts";
import { readText } from "../snapshot/read-text.ts";

const mostBytes = 8 * 1024 * 1024;

/** The word of the last restore of a project about the packages that its feeds serve. */
export interface Restored {
  /** The restored packages by their ids in lower case. */
  readonly versions: ReadonlyMap<string, string>;
  /** The ids of packages that the feeds lack in the version that was asked for. */
  readonly lacking: readonly string[];
}

/** Reads what the last restore of a project says; nothing for a project that was never restored. Spec: host, Packages. */
// The file can be stale or forged: its word decides on versions in lines, and on nothing else.
export function readRestored(disk: ReadableDisk, folder: string): Restored {
  const text = attempt(() => readText(disk, `${folder}/obj/project.assets.json`, mostBytes));
  if (text === undefined || text instanceof DiskError) return { versions: new Map(), lacking: [] };
  const { libraries, logs } = recordOf(parsedJson(text));
  const versions = Object.entries(recordOf(libraries)).flatMap(([key, library]) => {
    const [name = "", version = ""] = key.split("/");
    const isPackage = recordOf(library)["type"] === "package" && plainVersion.test(version);
    return isPackage ? [[name.toLowerCase(), version] as const] : [];
  });
  const lacking = (Array.isArray(logs) ? logs : []).map(recordOf).flatMap(({ code, libraryId }) => {
    return lackingCodes.has(String(code)) && typeof libraryId === "string" ? [libraryId] : [];
  });
  return { versions: new Map(versions), lacking: [...new Set(lacking)] };
}

// NuGet found no package, no version in the range, no release in it, or not the lowest one.
const lackingCodes = new Set(["NU1101", "NU1102", "NU1103", "NU1603"]);

/** Raises the version of a missing package to the one that a project has restored through other packages, so that it is not downgraded. Spec: host, Packages. */
export function atRestoredVersion(
  need: HostNeed,
  { disk, folder, projects, projectFile }: Pick<Host, "disk" | "folder" | "projects" | "projectFile">,
): HostNeed {
  const { file, spot } = need;
  if (spot?.kind !== "package") return need;
  const { id, version } = spot;
  const found = projects.flatMap(({ path }) => {
    return readRestored(disk, posix.join(folder, path)).versions.get(id.toLowerCase()) ?? [];
  });
  const highest = [version, ...found].sort(compareVersions).at(-1) ?? version;
  if (!found.includes(highest)) return need;
  const project = file === projectFile ? {} : { file };
  return { ...need, ...packageInUse({ id, version: highest, ...project }) };
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
