import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { restores } from "../../scripts/dotnet.js";

/** The endpoint library of a live host, with the version of its package if it has one. */
export interface Edition {
  readonly library: "minimal" | "fastendpoints";
  readonly version: string | undefined;
}

/** The versions of FastEndpoints under test, one of each supported major. */
const versions: Readonly<Record<string, string>> = { "7": "7.2.0", "8": "8.3.0" };

/** The folder that holds packages which the registry lacks. */
export const packageFolder = process.env["TENON_NUGET_SOURCE"];

/** Returns the edition of a test project, or the reason why it cannot be tested here. */
export async function editionOf(project: string): Promise<Edition | { readonly reason: string }> {
  const version = versions[/-fastendpoints-(\d)$/.exec(project)?.[1] ?? ""];
  if (version === undefined) return { library: "minimal", version };
  if (isInFolder(version) || (await isInRegistry(version))) return { library: "fastendpoints", version };
  const where = packageFolder === undefined ? "TENON_NUGET_SOURCE is not set" : `${packageFolder} has none`;
  return { reason: `FastEndpoints ${version} is not in the package registry, and ${where}` };
}

function isInFolder(version: string): boolean {
  if (packageFolder === undefined) return false;
  return readdirSync(resolve(packageFolder)).includes(`FastEndpoints.${version}.nupkg`);
}

/** Tells whether a project that refers to the package can be restored. */
async function isInRegistry(version: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "tenon-package-"));
  try {
    const reference = `<PackageReference Include="FastEndpoints" Version="${version}" />`;
    const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup><ItemGroup>${reference}</ItemGroup></Project>`;
    writeFileSync(join(folder, "Probe.csproj"), project);
    return await restores(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
