import type { Result } from "../diagnostics/result.ts";
import type { ReadableDisk } from "../files/disk.ts";
import { findProject } from "./find-project.ts";
import { parentOf } from "./paths.ts";

/** Finds the project that an absolute path leads to, a project file or a folder, and its folder. Reads nothing in it. */
export function locateHost(
  disk: ReadableDisk,
  path: string,
): Result<{ readonly root: string; readonly projectFile: string }> {
  const project = findProject(disk, path.length > 1 ? path.replace(/\/$/, "") : path);
  if (!project.ok) return project;
  return { ok: true, value: { root: parentOf(project.value), projectFile: project.value }, diagnostics: [] };
}
