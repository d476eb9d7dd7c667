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

/** Writes a project with the strictest settings and only the packages that a model needs. */
export function writeProject(folder: string, sources: Sources, options: { readonly implicitUsings: boolean }): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries({ ...sources, "Models.csproj": projectFile(options) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function projectFile({ implicitUsings }: { readonly implicitUsings: boolean }): string {
  return `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>${implicitUsings ? "enable" : "disable"}</ImplicitUsings>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <AnalysisLevel>latest-all</AnalysisLevel>
    <GenerateDocumentationFile>true</GenerateDocumentationFile>
    <InvariantGlobalization>true</InvariantGlobalization>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="Microsoft.Extensions.DependencyInjection" Version="10.0.*" />
  </ItemGroup>
</Project>
`;
}
