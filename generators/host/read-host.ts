import type { Result } from "../diagnostics/result.ts";
import type { ReadableDisk } from "../files/disk.ts";
import { findProject } from "./find-project.ts";
import type { Host } from "./host.ts";
import { nameOf, parentOf } from "./paths.ts";
import { readProjectFiles } from "./project-files.ts";
import { readProject } from "./read-project.ts";
import { readSources } from "./read-sources.ts";

/** Reads the host at an absolute path, a project file or a folder, without building or changing it. Spec: decisions, 5. */
export function readHost(disk: ReadableDisk, path: string): Result<Host> {
  const project = findProject(disk, path.length > 1 ? path.replace(/\/$/, "") : path);
  if (!project.ok) {
    return project;
  }
  const files = readProjectFiles(disk, project.value);
  if (!files.ok) {
    return files;
  }
  const facts = readProject(project.value, files.value);
  if (!facts.ok) {
    return facts;
  }
  const folder = parentOf(project.value);
  return {
    ok: true,
    value: { folder, projectFile: nameOf(project.value), ...facts.value, ...readSources(disk, folder) },
    diagnostics: [],
  };
}
