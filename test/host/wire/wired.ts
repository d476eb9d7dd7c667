import type { ResolvingDisk } from "../../../generators/files/disk/disk.ts";
import { projectFilesReader } from "../../../generators/host/msbuild/project-files.ts";
import type { HostNeed } from "../../../generators/host/needs.ts";
import { projectFacts } from "../../../generators/host/snapshot/read-project.ts";
import { wireHost } from "../../../generators/host/wire/wire-host.ts";

/** Wires the host in a folder of a disk; returns the edits, and the needs that they leave. */
export function wired(disk: ResolvingDisk, folder: string, needs: readonly HostNeed[]) {
  const file = disk.list(folder).find(({ name }) => name.endsWith(".csproj"))?.name ?? "Shop.csproj";
  const project = `${folder}/${file}`;
  const files = projectFilesReader(disk)(project);
  const facts = files.ok
    ? [{ ...projectFacts(project, files.value), path: "", projectFile: file, references: [] }]
    : [];
  const wiring = wireHost({ host: { disk, folder, projects: facts, projectFile: "" } }, { needs });
  const left = wiring.needs.flatMap(({ isWired, ...need }) => (isWired ? [] : [need]));
  return { edits: wiring.edits, needs: left };
}
