import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk.ts";
import type { Host } from "../host.ts";
import { expandProperty, readProperties } from "../msbuild-properties.ts";
import { projectFilesReader } from "../project-files.ts";
import { listSources } from "../read-sources.ts";
import { readText } from "../read-text.ts";
import { type SourceTypes, sourceTypes } from "./source-types.ts";

const mostBytes = 1024 * 1024;

/** Reads the types of all projects of a host. */
export function readSourceTypes(
  disk: ReadableDisk,
  { folder, projects }: Pick<Host, "folder" | "projects">,
): SourceTypes {
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
