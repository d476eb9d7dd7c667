import { posix } from "node:path";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { repositoryOf } from "../../files/disk/containment.ts";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { reachedFrom } from "../../text/reached-from.ts";
import type { Host, HostProject } from "../host.ts";
import type { PackageVersions } from "../msbuild/package-versions.ts";
import { type ProjectReader, projectFilesReader } from "../msbuild/project-files.ts";
import { referencesOf } from "../msbuild/project-references.ts";
import { isProjectFile } from "./list-projects.ts";
import { nameOf, parentOf } from "./paths.ts";
import { type ProjectFacts, projectFacts, readProject } from "./read-project.ts";

/** The facts that stand in project files, without those of the sources. */
export type ProjectGraph = Pick<
  Host,
  | "folder"
  | "repository"
  | "projectFile"
  | "rootNamespace"
  | "targetFramework"
  | "projects"
  | "packages"
  | "centralPackages"
>;

const MOST_PROJECTS = 5000;

/** Reads a web project and every project that it refers to, nearest first. Only the web project must be in order. */
export function readProjects(
  disk: ReadableDisk,
  projectFile: string,
  read: ProjectReader = projectFilesReader(disk),
): Result<ProjectGraph> {
  const files = read(projectFile);
  if (!files.ok) return files;
  const web = readProject(projectFile, files.value);
  if (!web.ok) return web;
  const folder = parentOf(projectFile);
  const repository = repositoryOf(disk, folder);
  const facts = factsFrom(projectFile, { disk, repository, read });
  const projects = [...facts].map(([path, one]) => toProject(folder, path, one, facts));
  const { rootNamespace, targetFramework } = web.value;
  const { central } = files.value;
  return resultOf(
    {
      folder,
      repository,
      projectFile: nameOf(projectFile),
      rootNamespace,
      targetFramework,
      projects,
      packages: packagesIn(projects),
      centralPackages: central === undefined ? undefined : posix.relative(folder, central),
    },
    [...files.diagnostics, ...web.diagnostics],
  );
}

/** The facts of a project and the absolute paths of those that it refers to. */
interface LinkedFacts extends ProjectFacts {
  readonly references: readonly string[];
}

/** Reads the facts of a project and of all that it refers to. */
function factsFrom(
  project: string,
  {
    disk,
    repository,
    read,
  }: { readonly disk: ReadableDisk; readonly repository: string; readonly read: ProjectReader },
): ReadonlyMap<string, LinkedFacts> {
  const facts = new Map<string, LinkedFacts>();
  const next = (path: string): readonly string[] => {
    const reading = read(path);
    const files = reading.ok ? reading.value : noFiles;
    const references = referencesOf(path, files, { disk, repository });
    facts.set(path, { ...projectFacts(path, files), references });
    return references.filter((one) => isReadable(disk, one));
  };
  reachedFrom(project, next, MOST_PROJECTS);
  return facts;
}

const noFiles = { parts: [], root: { name: "Project", attributes: {}, text: "", children: [] }, central: undefined };

// Projects of other languages have no C# source.
function isReadable(disk: ReadableDisk, path: string): boolean {
  return isProjectFile(path) && disk.kind(path) === "file";
}

function toProject(
  folder: string,
  path: string,
  { references, ...facts }: LinkedFacts,
  known: ReadonlyMap<string, LinkedFacts>,
): HostProject {
  const paths = references.filter((one) => known.has(one)).map((one) => posix.relative(folder, parentOf(one)));
  return {
    path: posix.relative(folder, parentOf(path)),
    projectFile: nameOf(path),
    ...facts,
    references: [...new Set(paths)],
  };
}

function packagesIn(projects: readonly HostProject[]): PackageVersions {
  const packages = new Map<string, string | undefined>();
  for (const [id, version] of projects.flatMap((project) => [...project.packages])) {
    packages.set(id, packages.get(id) ?? version);
  }
  return packages;
}
