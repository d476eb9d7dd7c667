import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Sources } from "../in-memory.ts";
import { type Edition, minimalEdition } from "../live/edition.ts";
import { openApiPackages } from "../live/test-packages.ts";
import { type ProjectOptions, strictProject, writeFiles } from "../live-model/model-project.ts";

interface Options extends Pick<ProjectOptions, "implicitUsings" | "isAnalyzed"> {
  /** The library of the emitted endpoints, which is minimal APIs by default. */
  readonly edition?: Edition;
}

/** Replaces a folder by a host around emitted code. Its fake repositories and query handlers serve any model. */
export function writeApiProject(
  folder: string,
  sources: Sources,
  { edition = minimalEdition, ...options }: Options,
): void {
  rmSync(folder, { recursive: true, force: true });
  // Hosts often use the namespace of the library in every file.
  const using = edition.library === "minimal" ? "" : '<Using Include="FastEndpoints" />';
  const packages = `${openApiPackages}${using}</ItemGroup>${edition.items}<ItemGroup>`;
  const project = strictProject({ ...options, sdk: "Microsoft.NET.Sdk.Web", packages });
  writeFiles(folder, { ...sources, "Models.csproj": project });
  for (const files of ["host", `host-${edition.library}`])
    cpSync(join(import.meta.dirname, files), join(folder, "Testing"), { recursive: true });
}
