import type { Host } from "./host.ts";
import { shellWord } from "./snapshot/find-project.ts";

/** A package that emitted code refers to. */
export interface PackageNeed {
  readonly id: string;
  /** The version that emitted code is tried with. */
  readonly version: string;
  /** The packages that bring it along, itself included. */
  readonly providers: RegExp;
  /** The project file that refers to it, relative to the web project's folder; absent for the web project. */
  readonly file?: string;
}

/** True if no project of a host references a package that brings the needed one along. */
export function lacksPackage(
  { packages }: Pick<Host, "packages">,
  { providers }: Pick<PackageNeed, "providers">,
): boolean {
  return ![...packages.keys()].some((id) => providers.test(id));
}

/** Returns the line that adds a package, as long as nothing says which versions can be had. */
export function packageNeed({ id, version, file }: Wanted, { projectFile }: Pick<Host, "projectFile">) {
  return {
    file: file ?? projectFile,
    line: addPackage(id, { project: file, version: seriesOf(id, version) }),
    place: `in the project folder; tried with ${version.replace(/\.\d+$/, "")}`,
    spot: { kind: "package", id, version } as const,
  };
}

type Wanted = Pick<PackageNeed, "id" | "version" | "file">;

/** Returns the same line at a version that the host has already, through other packages. */
export function packageInUse({ id, version, file }: Wanted) {
  return {
    line: addPackage(id, { project: file, version }),
    place: "in the project folder; the version in use already",
    spot: { kind: "package", id, version } as const,
  };
}

/** Returns the command that adds a package. Without a version, the feed decides. Spec: host, Packages. */
export function addPackage(
  id: string,
  options: { readonly project?: string | undefined; readonly version?: string | undefined },
): string {
  const project = options.project === undefined ? "" : `${shellWord(options.project)} `;
  return `dotnet add ${project}package ${id}${options.version === undefined ? "" : ` --version ${options.version}`}`;
}

/** Returns the releases among which the feed decides, for a package whose newest one may need a later framework than the host has. */
export function seriesOf(id: string, tried: string): string | undefined {
  return ofOneFramework.test(id) ? `"${tried.split(".")[0]}.*"` : undefined;
}

const ofOneFramework = /^Microsoft\.AspNetCore\.|(?:^|\.)EntityFrameworkCore\./i;
