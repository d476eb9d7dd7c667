import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Sources } from "../in-memory.ts";

/** Merges the files of several models. Throws if two models emit different files of one path. */
export function merged(parts: readonly Sources[]): Sources {
  const all = new Map<string, string>();
  for (const [path, text] of parts.flatMap((part) => Object.entries(part))) {
    if ((all.get(path) ?? text) !== text) throw new Error(`Two models emit ${path}, and differently.`);
    all.set(path, text);
  }
  return Object.fromEntries(all);
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Sources): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Replaces a folder by a project of a program with only the packages that a model needs. */
export function writeProject(
  folder: string,
  sources: Sources,
  options: Pick<ProjectOptions, "implicitUsings" | "isAnalyzed">,
): void {
  rmSync(folder, { recursive: true, force: true });
  const packages = `<PackageReference Include="Microsoft.Extensions.DependencyInjection" Version="10.0.*" />`;
  const project = strictProject({ ...options, sdk: "Microsoft.NET.Sdk", packages });
  writeFiles(folder, { ...sources, "Models.csproj": project });
}

export interface ProjectOptions {
  readonly sdk: string;
  readonly implicitUsings: boolean;
  readonly packages: string;
  /** False where another host has the same files analyzed; warnings of the compiler are errors still. */
  readonly isAnalyzed?: boolean;
}

/** Returns a project file with the strictest settings of a host. */
export function strictProject({ sdk, implicitUsings, packages, isAnalyzed = true }: ProjectOptions): string {
  return `<Project Sdk="${sdk}">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>${implicitUsings ? "enable" : "disable"}</ImplicitUsings>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <AnalysisLevel>latest-all</AnalysisLevel>
    <RunAnalyzers>${isAnalyzed}</RunAnalyzers>
    <GenerateDocumentationFile>true</GenerateDocumentationFile>
    <InvariantGlobalization>true</InvariantGlobalization>
  </PropertyGroup>
  <ItemGroup>
    ${packages}
  </ItemGroup>
</Project>
`;
}
