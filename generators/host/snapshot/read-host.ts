import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { ResolvingDisk } from "../../files/disk/disk.ts";
import type { Host } from "../host.ts";
import { type ProjectReader, projectFilesReader } from "../msbuild/project-files.ts";
import { locateHost } from "./locate-host.ts";
import { readProjects } from "./read-projects.ts";
import { readSources, type SourceReader, sourcesOnDisk } from "./read-sources.ts";

/** Reads the host at an absolute path, a project file or a folder, without building or changing it. Spec: host, Reading without a build. */
export function readHost(disk: ResolvingDisk, path: string, sourcesOf?: SourceReader): Result<Host> {
  const located = locateHost(disk, path);
  return located.ok ? hostOf(disk, located.value.projectFile, projectFilesReader(disk), sourcesOf) : located;
}

/** Reads the host of a project file like `readHost`, with a reader that may know some of the files. */
export function hostOf(
  disk: ResolvingDisk,
  projectFile: string,
  read: ProjectReader,
  sourcesOf: SourceReader = sourcesOnDisk,
): Result<Host> {
  const graph = readProjects(disk, projectFile, read);
  if (!graph.ok) return graph;
  const found = sourcesOf(disk, graph.value);
  if (!found.ok) return found;
  const { files, recorded } = found.value;
  const sources = readSources(files, graph.value.projects);
  const { rootNamespace = graph.value.rootNamespace } = sources.projects.find(({ path }) => path === "") ?? {};
  return resultOf(
    { ...graph.value, ...sources, disk, rootNamespace, ...(recorded && { recorded }) },
    graph.diagnostics,
  );
}
