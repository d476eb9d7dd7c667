import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { parentOf, pathFromFolder } from "../snapshot/paths.ts";
import { propertiesOf } from "../snapshot/read-project.ts";
import type { ProjectFiles } from "./project-files.ts";
import { itemChangesOf, type ProjectItem } from "./project-items.ts";
import { hasWildcard, matchingFiles } from "./wildcards.ts";

/** The disk, and the folder above which no wildcard leads. */
interface Surroundings {
  readonly disk: ReadableDisk;
  /** Absolute. */
  readonly repository: string;
}

/** Returns the absolute paths of the project files that a project refers to. Spec: host, Reading without a build. */
export function referencesOf(project: string, files: ProjectFiles, surroundings: Surroundings): readonly string[] {
  const found = new Set<string>();
  for (const item of itemChangesOf(files.parts, propertiesOf(project, files), ["ProjectReference"])) {
    for (const path of includedBy(project, item, surroundings)) found.add(path);
    for (const path of removedBy(project, item, surroundings)) found.delete(path);
  }
  return [...found];
}

function includedBy(project: string, item: ProjectItem, surroundings: Surroundings): readonly string[] {
  if (item.change !== "Include" || !isAssembly(item)) return [];
  const excluded = new Set(namesIn(item.metadata["Exclude"]).flatMap((one) => pathsOf(project, one, surroundings)));
  return pathsOf(project, item.name, surroundings).filter((path) => !excluded.has(path));
}

// A removal that may not happen removes nothing.
function removedBy(project: string, { change, isConditional, name }: ProjectItem, surroundings: Surroundings) {
  return change === "Remove" && !isConditional ? pathsOf(project, name, surroundings) : [];
}

function isAssembly({ metadata }: ProjectItem): boolean {
  return metadata["ReferenceOutputAssembly"]?.toLowerCase() !== "false";
}

function namesIn(list = ""): readonly string[] {
  return list.split(";").filter((name) => name.trim() !== "");
}

// A relative path counts from the project that refers, even if an imported file has the item.
function pathsOf(project: string, written: string, { disk, repository }: Surroundings): readonly string[] {
  const folder = parentOf(project);
  if (!hasWildcard(written)) return [pathFromFolder(folder, written)];
  const pattern = posix.resolve(folder, written.trim().replaceAll("\\", "/"));
  return matchingFiles(disk, pattern, repository).filter((path) => path !== project);
}
