import { posix } from "node:path";
import type { DatabaseId } from "../../entity/graft.ts";
import { projectsOf } from "../../entity/host/place-parts.ts";
import type { Host } from "../../host/host.ts";
import type { PackageNeed } from "../../host/package-need.ts";

const sqlite = /^Microsoft\.EntityFrameworkCore\.Sqlite(?:\.Core)?$/i;

/** The packages that the emitted context needs, by its database. */
export const databasePackages: Readonly<Record<DatabaseId, readonly PackageNeed[]>> = {
  sqlite: [
    { id: "Microsoft.EntityFrameworkCore.Sqlite", version: "10.0.14", providers: sqlite },
    // The version that EF Core asks for itself has a known weakness.
    { id: "SQLitePCLRaw.bundle_e_sqlite3", version: "3.0.3", providers: /^SQLitePCLRaw\./i },
  ],
  postgres: [
    {
      id: "Npgsql.EntityFrameworkCore.PostgreSQL",
      version: "10.0.0",
      providers: /^(?:Aspire\.)?Npgsql\.EntityFrameworkCore\.PostgreSQL$/i,
    },
  ],
};

/** Returns the path of the project file of a project, from the web project. */
export function projectFileOf(host: Host, project: string): string {
  const found = projectsOf(host).find(({ path }) => path === project);
  return posix.join(project, found?.projectFile ?? host.projectFile);
}

/** Returns a function that states the project that refers to a package. */
export function inProject(host: Host, project: string): (need: PackageNeed) => PackageNeed {
  return (need) => (project === "" ? need : { ...need, file: projectFileOf(host, project) });
}
