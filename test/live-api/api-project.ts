import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Sources } from "../in-memory.ts";

const here = import.meta.dirname;

/** Writes a host around emitted code, with the strictest settings. Its fake repositories and query handlers serve any model. */
export function writeApiProject(folder: string, sources: Sources, options: { readonly implicitUsings: boolean }): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries({ ...sources, "Models.csproj": projectFile(options) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(join(here, "host"), join(folder, "Testing"), { recursive: true });
}

function projectFile({ implicitUsings }: { readonly implicitUsings: boolean }): string {
  return `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>${implicitUsings ? "enable" : "disable"}</ImplicitUsings>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
    <AnalysisLevel>latest-all</AnalysisLevel>
    <GenerateDocumentationFile>true</GenerateDocumentationFile>
    <InvariantGlobalization>true</InvariantGlobalization>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="Microsoft.AspNetCore.OpenApi" Version="10.0.14" />
    <PackageReference Include="Microsoft.OpenApi" Version="2.13.0" />
  </ItemGroup>
</Project>
`;
}
