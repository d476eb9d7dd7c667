import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Sources } from "../in-memory.ts";
import { strictProject, writeFiles } from "../live-model/model-project.ts";

const packages = `<PackageReference Include="Microsoft.AspNetCore.OpenApi" Version="10.0.14" />
    <PackageReference Include="Microsoft.OpenApi" Version="2.13.0" />`;

/** Replaces a folder by a host around emitted code. Its fake repositories and query handlers serve any model. */
export function writeApiProject(folder: string, sources: Sources, options: { readonly implicitUsings: boolean }): void {
  rmSync(folder, { recursive: true, force: true });
  const project = strictProject({ ...options, sdk: "Microsoft.NET.Sdk.Web", packages });
  writeFiles(folder, { ...sources, "Models.csproj": project });
  cpSync(join(import.meta.dirname, "host"), join(folder, "Testing"), { recursive: true });
}
