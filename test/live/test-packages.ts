import { execFileSync } from "node:child_process";

/** The versions of the packages that hosts of tests refer to, beside those of the endpoint library. */
const versions = {
  FluentValidation: "11.11.0",
  MassTransit: "8.5.12",
  "Microsoft.AspNetCore.OpenApi": "10.0.14",
  "Microsoft.EntityFrameworkCore.Design": "10.0.14",
  "Microsoft.EntityFrameworkCore.Relational": "10.0.14",
  "Microsoft.EntityFrameworkCore.Sqlite": "10.0.14",
  "Microsoft.Extensions.Hosting.Abstractions": "10.0.14",
  "Microsoft.Kiota.Http.HttpClientLibrary": "2.1.6",
  "Microsoft.Kiota.Serialization.Json": "2.1.6",
  "Microsoft.OpenApi": "2.13.0",
  "Npgsql.EntityFrameworkCore.PostgreSQL": "10.0.0",
  "RabbitMQ.Client": "7.2.2",
  "SQLitePCLRaw.bundle_e_sqlite3": "3.0.3",
} as const;

/** The version of the tool that makes migrations. */
const efVersion = "10.0.14";

/** Installs `dotnet ef` into a folder, unless it is there. */
export function installEf(folder: string): void {
  const args = ["tool", "update", "dotnet-ef", "--tool-path", folder, "--version", efVersion];
  execFileSync("dotnet", args, { stdio: "ignore" });
}

type PackageId = keyof typeof versions;

/** Returns the items of a project file that refer to packages, each in exactly the version of the list. */
export function references(...ids: readonly PackageId[]): string {
  return ids.map((id) => `<PackageReference Include="${id}" Version="[${versions[id]}]" />`).join("\n    ");
}

/** The packages of a host that stores on both databases. */
export const storePackages = references(
  "Microsoft.EntityFrameworkCore.Sqlite",
  "SQLitePCLRaw.bundle_e_sqlite3",
  "Npgsql.EntityFrameworkCore.PostgreSQL",
);

/** The packages of a host that documents its endpoints; the second comes in with the first, in a version that varies. */
export const openApiPackages = references("Microsoft.AspNetCore.OpenApi", "Microsoft.OpenApi");
