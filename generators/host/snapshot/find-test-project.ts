import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { foldersUpwards, isInFolder } from "../../text/folders.ts";
import { glob } from "../../text/glob.ts";
import { parsedJson, recordOf } from "../../text/json-text.ts";
import type { Host } from "../host.ts";
import { expandProperty, readProperties } from "../msbuild/msbuild-properties.ts";
import { type PackageVersions, packagesOf } from "../msbuild/package-versions.ts";
import { projectFilesReader } from "../msbuild/project-files.ts";
import { referencesOf } from "../msbuild/project-references.ts";
import { isSolution, solutionProjects } from "../msbuild/solution-projects.ts";
import { itemsIn } from "../wire/insert-item.ts";
import { isProjectFile, readableEntries } from "./list-projects.ts";
import { nameOf, nearestFile, parentOf } from "./paths.ts";
import { readText } from "./read-text.ts";

/** The facts on the disk about a folder of tests. */
export interface TestFolder {
  /** The absolute path of its project file, if it has one. */
  readonly project: string | undefined;
  /** The packages of that project. */
  readonly packages: PackageVersions;
  /** The projects that it refers to, by their absolute paths. */
  readonly references: ReadonlySet<string>;
  /** The central file of the versions that count there, and the packages that it has. */
  readonly central: { readonly path: string; readonly packages: ReadonlySet<string> } | undefined;
  /** The project above that compiles what is in the folder. */
  readonly compiledBy: string | undefined;
}

/** Reads the surroundings of a folder of tests, which need not exist. */
export function readTestFolder(
  disk: ReadableDisk,
  folder: string,
  { repository }: Pick<Host, "repository">,
): TestFolder {
  const project = projectIn(disk, folder);
  const reading = project === undefined ? undefined : projectFilesReader(disk)(project);
  const files = reading?.ok === true ? reading.value : undefined;
  const parts = files?.parts ?? [];
  return {
    project,
    packages: packagesOf(parts, readProperties(parts)),
    references: new Set(project && files && referencesOf(project, files, { disk, repository })),
    central: centralVersions(disk, folder),
    compiledBy: foldersUpwards(parentOf(folder))
      .filter((one) => isInFolder(repository, one))
      .flatMap((one) => projectIn(disk, one) ?? [])
      .find((one) => compiles(disk, one, folder)),
  };
}

function projectIn(disk: ReadableDisk, folder: string): string | undefined {
  const file = readableEntries(disk, folder).find(({ name, kind }) => kind === "file" && isProjectFile(name));
  return file && posix.join(folder, file.name);
}

function centralVersions(disk: ReadableDisk, folder: string): TestFolder["central"] {
  const path = nearestFile(disk, folder, "Directory.Packages.props");
  const props = nearestFile(disk, folder, "Directory.Build.props");
  const texts = [path, props].map((one) => (one === undefined ? "" : (readText(disk, one) ?? "")));
  const isManaged = texts.some((text) => /<ManagePackageVersionsCentrally>\s*true\s*</i.test(text));
  if (path === undefined || !isManaged) return undefined;
  const items = itemsIn(texts[0] ?? "", "PackageVersion") ?? [];
  return { path, packages: new Set(items.flatMap(({ attributes }) => attributes["Include"] ?? [])) };
}

/** True if a project compiles the C# files of a folder below its own. */
function compiles(disk: ReadableDisk, project: string, folder: string): boolean {
  const files = projectFilesReader(disk)(project);
  if (!files.ok) return true;
  const properties = readProperties(files.value.parts);
  if (expandProperty(properties, "EnableDefaultCompileItems")?.toLowerCase() === "false") return false;
  const excluded = (expandProperty(properties, "DefaultItemExcludes") ?? "").split(";");
  const path = posix.join(posix.relative(parentOf(project), folder), "Tests.cs");
  return !excluded.some((pattern) => glob(pattern.trim().replaceAll("\\", "/"))(path));
}

/** Finds the solution that names the host, and not the project of its tests. */
export function solutionWithout(disk: ReadableDisk, host: Host, project: string): string | undefined {
  const own = posix.join(host.folder, host.projectFile);
  return foldersUpwards(host.folder)
    .filter((folder) => isInFolder(host.repository, folder))
    .flatMap((folder) => readableEntries(disk, folder).map(({ name }) => posix.join(folder, name)))
    .filter((path) => isSolution(path) && !path.endsWith(".slnf"))
    .find((path) => {
      const reading = solutionProjects(disk, path);
      return reading.ok && reading.projects.includes(own) && !reading.projects.includes(project);
    });
}

/** True unless the nearest global.json names another runner of tests. */
export function usesVsTest(disk: ReadableDisk, folder: string): boolean {
  const path = nearestFile(disk, folder, "global.json");
  const { test } = recordOf(parsedJson(path === undefined ? "" : (readText(disk, path) ?? "")));
  return recordOf(test)["runner"] !== "Microsoft.Testing.Platform";
}

const usualAddress = "http://localhost:5000";

/** Returns the address of a host in development: that of its launch settings without TLS, if it has one. */
export function addressOf(disk: ReadableDisk, { folder }: Pick<Host, "folder">): string {
  const text = readText(disk, posix.join(folder, "Properties/launchSettings.json")) ?? "";
  const { profiles } = recordOf(parsedJson(text.replace(/^\ufeff/, "")));
  const addresses = Object.values(recordOf(profiles)).flatMap((profile) => {
    const { applicationUrl } = recordOf(profile);
    return typeof applicationUrl === "string" ? applicationUrl.split(";") : [];
  });
  const found = addresses.find((one) => one.startsWith("http://")) ?? addresses[0] ?? usualAddress;
  return /^https?:\/\/[\w.:[\]-]+\/?$/.test(found) ? found.replace(/\/$/, "") : usualAddress;
}

/** Returns the name of a project file without its ending. */
export function testProjectName(folder: string, project: string | undefined): string {
  return project === undefined ? nameOf(folder) : nameOf(project).replace(/\.csproj$/i, "");
}
