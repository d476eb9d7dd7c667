import type { DatabaseId } from "../../entity/entity.ts";
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
