import type { ResolvingDisk } from "../../files/disk.ts";
import type { HostNeed, Spot } from "../needs.ts";
import { type HostFiles, hostFiles } from "./host-files.ts";
import { entryOf } from "./place-call.ts";
import { place } from "./wire-host.ts";

/** Returns needs in the words of a host: its files, methods and variables. Spec: host, Host needs. */
export function localNeeds(disk: ResolvingDisk, folder: string, needs: readonly HostNeed[]): readonly HostNeed[] {
  const files = hostFiles(disk, folder);
  return needs.map((need) => localNeed(files, need));
}

function localNeed(files: HostFiles, need: HostNeed): HostNeed {
  const { file, call, spot = call, note } = need;
  if (spot === undefined) return need;
  const { advice } = place(files, { file, spot });
  if (advice === undefined) return isCall(spot) ? { ...need, file: entryOf(files) } : need;
  const { path, line, position } = advice;
  return { ...need, file: path, line, place: [position, ...(note === undefined ? [] : [note])].join("; ") };
}

function isCall({ kind }: Spot): boolean {
  return kind === "services" || kind === "endpoints" || kind === "preparation";
}
