import { posix } from "node:path";
import type { Result } from "../../diagnostics/result.ts";
import { strays } from "../../files/disk/containment.ts";
import type { ResolvingDisk } from "../../files/disk/disk.ts";
import { findProject } from "./find-project.ts";
import { parentOf } from "./paths.ts";

/** Finds the project that an absolute path leads to, a project file or a folder, and its folder. Reads nothing in it. Spec: writing, Containment. */
export function locateHost(
  disk: ResolvingDisk,
  path: string,
): Result<{ readonly root: string; readonly projectFile: string }> {
  const named = path.length > 1 ? path.replace(/\/$/, "") : path;
  const project = findProject(disk, named);
  if (!project.ok) return project;
  const root = disk.kind(named) === "folder" ? named : parentOf(named);
  // A solution can name a project anywhere, and a link can lead there.
  const outside = strays({ disk, root }, [posix.relative(root, project.value)]);
  if (outside.length > 0) return { ok: false, diagnostics: outside };
  return { ok: true, value: { root: parentOf(project.value), projectFile: project.value }, diagnostics: [] };
}
