import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { Host, HostProject } from "../../host/host.ts";
import { parsedJson, recordOf } from "../../text/json-text.ts";
import type { CommandContext } from "../command.ts";
import type { Programs } from "./run-ef.ts";

/** The properties of a project that name what EF Core writes for it. */
interface ProjectProperties {
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

/** Works in a folder of the system, which goes at the end. */
export async function withStagingFolder<T>(
  { disk, temporaryFolder }: Pick<CommandContext, "disk" | "temporaryFolder">,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = posix.join(disk.realPath(temporaryFolder()) ?? temporaryFolder(), `tenon-${disk.owner.run}`);
  disk.makeFolder(folder);
  try {
    return await work(folder);
  } finally {
    disk.removeTree(folder);
  }
}

/** The surroundings of a staging project. */
interface Stage {
  readonly host: Host;
  readonly programs: Programs;
  readonly folder: string;
  readonly context: CommandContext;
}

/** Creates and restores the project that stands for one of the host. */
export async function stagedProject(
  project: HostProject,
  { host, programs, folder, context }: Stage,
): Promise<Result<StagingProject>> {
  const file = projectFileOf(host, project);
  const asked = "AssemblyName,RootNamespace,TargetFramework,Nullable";
  const output = await programs.dotnet(`read ${project.projectFile}`, ["msbuild", file, `-getProperty:${asked}`]);
  if (!output.ok) return output;
  const properties = readProperties(output.value, project.targetFramework);
  const reason = `the properties of ${project.projectFile} are unknown`;
  if (properties === undefined) return { ok: false, diagnostics: [report(catalogue.efUnreadable, { reason })] };
  const staging = createStagingProject(context, folder, properties);
  const restored = await programs.dotnet("restore an empty project", ["restore", staging.file, "-v:quiet"]);
  return restored.ok ? { ok: true, value: staging, diagnostics: [] } : restored;
}

/** Returns the absolute path of a project file. */
export function projectFileOf(host: Host, { path, projectFile }: HostProject): string {
  return posix.join(host.folder, path, projectFile);
}

/** Reads the properties that an evaluation of a project printed; undefined for anything else. A project for several frameworks has none of its own. */
function readProperties(output: string, targetFramework: string): ProjectProperties | undefined {
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
function createStagingProject(
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
function snapshotTargets(
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

/** Writes the targets that replace files, and returns the option with which a build reads them. */
export function targetsOption(
  name: string,
  replacements: Parameters<typeof snapshotTargets>[0],
  { folder, context: { disk } }: Pick<Stage, "folder" | "context">,
): readonly string[] {
  const targets = posix.join(folder, `${name}.targets`);
  disk.create(targets, new TextEncoder().encode(snapshotTargets(replacements)));
  return [`-p:CustomAfterMicrosoftCommonTargets=${targets}`];
}

/** Writes a path so that MSBuild takes each character as it is. */
function escaped(path: string): string {
  return path.replace(/[%$@();'*?]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function xmlText(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
