import { posix } from "node:path";
import type { Host, HostProject } from "../../host/host.ts";
import { parsedJson, recordOf } from "../../text/json-text.ts";
import type { CommandContext } from "../command.ts";

/** The properties of a project that name what EF Core writes for it. */
export interface ProjectProperties {
  readonly AssemblyName: string;
  readonly RootNamespace: string;
  readonly TargetFramework: string;
  readonly Nullable: string;
}

/** A project in a folder of the system, in which EF Core writes what belongs to a project of the user. */
export interface StagingProject {
  readonly folder: string;
  readonly file: string;
}

/** Returns the absolute path of a project file. */
export function projectFileOf(host: Host, { path, projectFile }: HostProject): string {
  return posix.join(host.folder, path, projectFile);
}

/** Reads the properties that an evaluation of a project printed; undefined for anything else. A project for several frameworks has none of its own. */
export function readProperties(output: string, targetFramework: string): ProjectProperties | undefined {
  const properties = recordOf(recordOf(parsedJson(output))["Properties"]);
  const found = Object.entries(properties).flatMap(([name, value]) => {
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const { AssemblyName = "", RootNamespace = "", TargetFramework = "", Nullable = "" } = Object.fromEntries(found);
  return AssemblyName === ""
    ? undefined
    : { AssemblyName, RootNamespace, TargetFramework: TargetFramework || targetFramework, Nullable };
}

/** The files above a project that MSBuild would look for up to the root of the disk. */
const stops = ["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"];

/**
 * Creates an empty project that stands for one of the user: EF Core takes names and folders from it, and the code from what was built.
 * So nothing of the user changes before the migration is judged, whatever becomes of the tool.
 */
export function createStagingProject(
  { disk }: Pick<CommandContext, "disk">,
  folder: string,
  properties: ProjectProperties,
): StagingProject {
  const write = (name: string, text: string) => disk.create(posix.join(folder, name), new TextEncoder().encode(text));
  disk.makeFolder(folder);
  const lines = Object.entries(properties).map(([name, value]) => `    <${name}>${xmlText(value)}</${name}>`);
  const text = [
    `<Project Sdk="Microsoft.NET.Sdk">`,
    "  <PropertyGroup>",
    ...lines,
    "    <DisableImplicitFrameworkReferences>true</DisableImplicitFrameworkReferences>",
    "  </PropertyGroup>",
    "</Project>",
    "",
  ];
  write("Staging.csproj", text.join("\n"));
  for (const name of stops) write(name, "<Project />\n");
  return { folder, file: posix.join(folder, "Staging.csproj") };
}

/** Returns the targets with which the projects of a host compile other files in the place of their snapshots. */
export function snapshotTargets(
  replacements: readonly { readonly project: string; readonly file: string; readonly by: readonly string[] }[],
): string {
  const groups = replacements.map(({ project, file, by }) => {
    // Paths of Windows have other slashes in MSBuild.
    const condition = `'$(MSBuildProjectFullPath)' == '$([MSBuild]::NormalizePath("${escaped(project)}"))'`;
    const items = [
      `<Compile Remove="${xmlText(escaped(file))}" />`,
      ...by.map((one) => `<Compile Include="${xmlText(escaped(one))}" />`),
    ];
    return `  <ItemGroup Condition="${xmlText(condition)}">${items.join("")}</ItemGroup>`;
  });
  return ["<Project>", ...groups, "</Project>", ""].join("\n");
}

/** Writes a path so that MSBuild takes each character as it is. */
function escaped(path: string): string {
  return path.replace(/[%$@();'*?]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function xmlText(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
