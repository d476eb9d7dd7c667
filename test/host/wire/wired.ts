import type { ResolvingDisk } from "../../../generators/files/disk/disk.ts";
import type { HostNeed } from "../../../generators/host/needs.ts";
import { wireHost } from "../../../generators/host/wire/wire-host.ts";

/** Wires the host in a folder of a disk; returns the edits, and the needs that they leave. */
export function wired(disk: ResolvingDisk, folder: string, needs: readonly HostNeed[]) {
  const wiring = wireHost({ host: { disk, folder, projects: [], projectFile: "" } }, { needs });
  const left = wiring.needs.flatMap(({ isWired, ...need }) => (isWired ? [] : [need]));
  return { edits: wiring.edits, needs: left };
}
