import { type Result, resultOf } from "../diagnostics/result.ts";
import type { ReadableDisk } from "../files/disk.ts";
import type { Host } from "./host.ts";
import { locateHost } from "./locate-host.ts";
import { readProjects } from "./read-projects.ts";
import { readSources } from "./read-sources.ts";

/** Reads the host at an absolute path, a project file or a folder, without building or changing it. Spec: host, Reading without a build. */
export function readHost(disk: ReadableDisk, path: string): Result<Host> {
  const located = locateHost(disk, path);
  if (!located.ok) return located;
  const graph = readProjects(disk, located.value.projectFile);
  if (!graph.ok) return graph;
  return resultOf({ ...graph.value, ...readSources(disk, graph.value) }, graph.diagnostics);
}
