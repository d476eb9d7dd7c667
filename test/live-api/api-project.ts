import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Sources } from "../in-memory.ts";
import { type Edition, packageFolder } from "../live/edition.ts";
import { strictProject, writeFiles } from "../live-model/model-project.ts";

const packages = `<PackageReference Include="Microsoft.AspNetCore.OpenApi" Version="10.0.14" />
    <PackageReference Include="Microsoft.OpenApi" Version="2.13.0" />`;

interface Options {
  readonly implicitUsings: boolean;
  /** The library of the emitted endpoints, which is minimal APIs by default. */
  readonly edition?: Edition;
}

const minimal: Edition = { library: "minimal", version: undefined };

/** Replaces a folder by a host around emitted code. Its fake repositories and query handlers serve any model. */
export function writeApiProject(
  folder: string,
  sources: Sources,
  { implicitUsings, edition = minimal }: Options,
): void {
  rmSync(folder, { recursive: true, force: true });
  const own = edition.library === "minimal" ? "" : libraryReference(edition);
  const project = strictProject({ implicitUsings, sdk: "Microsoft.NET.Sdk.Web", packages: `${packages}${own}` });
  writeFiles(folder, { ...sources, "Models.csproj": project });
  for (const files of ["host", `host-${edition.library}`])
    cpSync(join(import.meta.dirname, files), join(folder, "Testing"), { recursive: true });
}

/** Returns the reference to an endpoint library, with the namespace that hosts often use in every file. */
function libraryReference({ version }: Edition): string {
  return `<PackageReference Include="FastEndpoints" Version="${version}" />
    <Using Include="FastEndpoints" />
  </ItemGroup>
  <PropertyGroup>
    <RestoreAdditionalProjectSources>${packageFolder === undefined ? "" : resolve(packageFolder)}</RestoreAdditionalProjectSources>
  </PropertyGroup>
  <ItemGroup>`;
}
