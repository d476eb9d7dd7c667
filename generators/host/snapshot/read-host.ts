import { posix } from "node:path";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { ReadableDisk, ResolvingDisk } from "../../files/disk/disk.ts";
import { once } from "../../text/once.ts";
import { type SourceTypes, sourceTypes } from "../csharp/source-types.ts";
import type { Host } from "../host.ts";
import { expandProperty, readProperties } from "../msbuild/msbuild-properties.ts";
import { type ProjectReader, projectFilesReader } from "../msbuild/project-files.ts";
import { locateHost } from "./locate-host.ts";
import { readProjects } from "./read-projects.ts";
import { listSources, readSources } from "./read-sources.ts";
import { readText } from "./read-text.ts";

/** Reads the host at an absolute path, a project file or a folder, without building or changing it. Spec: host, Reading without a build. */
export function readHost(disk: ResolvingDisk, path: string): Result<Host> {
  const located = locateHost(disk, path);
  return located.ok ? hostOf(disk, located.value.projectFile, projectFilesReader(disk)) : located;
}

/** Reads the host of a project file like `readHost`, with a reader that may know some of the files. */
export function hostOf(disk: ResolvingDisk, projectFile: string, read: ProjectReader): Result<Host> {
  const graph = readProjects(disk, projectFile, read);
  if (!graph.ok) return graph;
  const sources = readSources(disk, graph.value);
  const { rootNamespace = graph.value.rootNamespace } = sources.projects.find(({ path }) => path === "") ?? {};
  const types = once(() => readSourceTypes(disk, graph.value));
  return resultOf({ ...graph.value, ...sources, disk, rootNamespace, types }, graph.diagnostics);
}

const mostBytes = 1024 * 1024;

/** Reads the types of all projects of a host. */
function readSourceTypes(disk: ReadableDisk, { folder, projects }: Pick<Host, "folder" | "projects">): SourceTypes {
  const read = projectFilesReader(disk);
  return sourceTypes(
    projects.flatMap(({ path: project, projectFile }) => {
      const files = read(posix.join(folder, project, projectFile));
      const nullable = files.ok ? expandProperty(readProperties(files.value.parts), "Nullable") : undefined;
      const isNullable = /^(?:enable|annotations)$/i.test(nullable ?? "");
      return listSources(disk, posix.join(folder, project)).map((path) => ({
        text: readText(disk, path, mostBytes) ?? "",
        project,
        isNullable,
      }));
    }),
  );
}
