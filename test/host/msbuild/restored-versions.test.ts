import { expect, test } from "vitest";
import { minimalPackages } from "../../../generators/emit/rows/libraries/library-needs.ts";
import { databasePackages } from "../../../generators/flow/needs/database-packages.ts";
import { needsOf } from "../../../generators/host/needs.ts";
import { packageNeed } from "../../../generators/host/package-need.ts";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { wireHost } from "../../../generators/host/wire/wire-host.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { libraryProject, reference, webProject } from "../host-files.ts";

function assets(libraries: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ version: 3, targets: {}, libraries });
}

const restored = (version: string) => assets({ [`FluentValidation/${version}`]: { type: "package" } });

function lineOf(files: Readonly<Record<string, string>>) {
  const disk = memoryDisk({
    "/w/Api/Api.csproj": webProject(reference("../Data/Data.csproj")),
    "/w/Data/Data.csproj": libraryProject(),
    ...files,
  });
  const host = readHost(disk, "/w/Api");
  if (!host.ok) throw new Error("The host is read.");
  const { needs } = wireHost({ host: host.value }, { needs: needsOf(host.value, undefined, minimalPackages) });
  return needs.find(({ spot }) => spot?.kind === "package")?.line;
}

const cases = [
  ["no restored packages", {}, undefined],
  ["a later version", { "/w/Api/obj/project.assets.json": restored("12.1.1") }, "12.1.1"],
  ["a later version in another project", { "/w/Data/obj/project.assets.json": restored("12.0.0") }, "12.0.0"],
  [
    "the highest of several",
    {
      "/w/Api/obj/project.assets.json": restored("11.12.0"),
      "/w/Data/obj/project.assets.json": restored("12.0.0-preview2"),
    },
    "12.0.0-preview2",
  ],
  ["numbers are not compared as text", { "/w/Api/obj/project.assets.json": restored("9.5.4") }, undefined],
  ["a preview of the usual version", { "/w/Api/obj/project.assets.json": restored("11.11.0-preview1") }, undefined],
  ["a project that is not of the graph", { "/w/Other/obj/project.assets.json": restored("12.0.0") }, undefined],
  [
    "a project of that name",
    { "/w/Api/obj/project.assets.json": assets({ "FluentValidation/12.0.0": { type: "project" } }) },
    undefined,
  ],
  ["no version", { "/w/Api/obj/project.assets.json": restored("12.0.0 --source http://x") }, undefined],
  ["no JSON", { "/w/Api/obj/project.assets.json": "{" }, undefined],
  ["another shape", { "/w/Api/obj/project.assets.json": '{"libraries":[1,null]}' }, undefined],
  ["an enormous file", { "/w/Api/obj/project.assets.json": restored("12.0.0") + " ".repeat(8 << 20) }, undefined],
] as const satisfies readonly (readonly [string, Readonly<Record<string, string>>, string | undefined])[];

test.each(cases)("a command names only a version that the host has restored: %s", (_name, files, version) => {
  const option = version === undefined ? "" : ` --version ${version}`;
  expect(lineOf(files)).toBe(`dotnet add package FluentValidation${option}`);
});

test("a package that follows the framework is asked for in the releases that fit it", () => {
  const host = { projectFile: "Shop.csproj" };
  const lines = Object.values(databasePackages).flatMap((needs) => needs.map((one) => packageNeed(one, host).line));
  expect(lines).toEqual([
    'dotnet add package Microsoft.EntityFrameworkCore.Sqlite --version "10.*"',
    "dotnet add package SQLitePCLRaw.bundle_e_sqlite3",
    'dotnet add package Npgsql.EntityFrameworkCore.PostgreSQL --version "10.*"',
  ]);
});
