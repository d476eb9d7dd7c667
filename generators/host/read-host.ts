import type { Result } from "../diagnostics/result.ts";
import type { ReadableDisk } from "../files/disk.ts";
import type { Host } from "./host.ts";
import { locateHost } from "./locate-host.ts";
import { nameOf } from "./paths.ts";
import { readProjectFiles } from "./project-files.ts";
import { readProject } from "./read-project.ts";
import { readSources } from "./read-sources.ts";

/** Reads the host at an absolute path, a project file or a folder, without building or changing it. Spec: host, Reading without a build. */
export function readHost(disk: ReadableDisk, path: string): Result<Host> {
  const located = locateHost(disk, path);
  if (!located.ok) return located;
  const { root: folder, projectFile } = located.value;
  const files = readProjectFiles(disk, projectFile);
  if (!files.ok) return files;
  const facts = readProject(projectFile, files.value);
  if (!facts.ok) return facts;
  const project = { path: "", projectFile: nameOf(projectFile), ...facts.value, references: [] };
  return {
    ok: true,
    value: {
      folder,
      ...facts.value,
      projectFile: project.projectFile,
      projects: [project],
      ...readSources(disk, folder),
    },
    diagnostics: [],
  };
}
