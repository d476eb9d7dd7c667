import type { ResolvingDisk } from "../../files/disk.ts";
import type { Host } from "../host.ts";
import type { HostNeed, Spot } from "../needs.ts";
import { atRestoredVersion } from "../restored-versions.ts";
import { type HostFiles, hostFiles } from "./host-files.ts";
import { entryOf } from "./place-call.ts";
import { place } from "./wire-host.ts";

/** Returns needs in the words of a host: its files, methods, variables and versions. Spec: host, Host needs. */
export function localNeeds(disk: ResolvingDisk, host: LocalHost, needs: readonly HostNeed[]): readonly HostNeed[] {
  const files = hostFiles(disk, host.folder);
  return needs.map((need) => localNeed(files, atRestoredVersion(need, host, disk)));
}

type LocalHost = Pick<Host, "folder" | "projects" | "projectFile">;

function localNeed(files: HostFiles, need: HostNeed): HostNeed {
  const { file, call, spot = call, note } = need;
  if (spot === undefined) return need;
  const { advice } = place(files, { file, spot });
  if (advice === undefined) return isCall(spot) ? inEntry(files, need) : need;
  const { path, line, position } = advice;
  return { ...need, file: path, line, place: [position, ...(note === undefined ? [] : [note])].join("; ") };
}

/** Returns a call without a place in the words of the file that it most likely belongs to, which need not have the usual variables. */
function inEntry(files: HostFiles, need: HostNeed): HostNeed {
  const file = entryOf(files);
  if (/\bWebApplication\b|\bbuilder\b/.test(files.text(file) ?? "builder")) return { ...need, file };
  const line = need.line
    .replace(/\bbuilder\.Services\b/, "services")
    .replace(/\bbuilder\.Configuration\b/g, "configuration")
    .replace(/^app\.(?=Map)/, "endpoints.");
  const place = need.place.replace(/, before (?:builder\.Build|app\.Run)\(\)|after builder\.Build\(\), /, "");
  return { ...need, file, line, place };
}

function isCall({ kind }: Spot): boolean {
  return kind === "services" || kind === "endpoints" || kind === "preparation";
}
