import { expect, test } from "vitest";
import { readHost } from "../../generators/host/read-host.ts";
import { atRestoredVersions } from "../../generators/host/restored-versions.ts";
import { minimalPackages } from "../../generators/targets/libraries/library-needs.ts";
import { memoryDisk } from "../memory-disk.ts";
import { libraryProject, packageReference, reference, webProject } from "./host-files.ts";

function assets(libraries: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ version: 3, targets: {}, libraries });
}

const restored = (version: string) => assets({ [`FluentValidation/${version}`]: { type: "package" } });

function versionOf(files: Readonly<Record<string, string>>) {
  const disk = memoryDisk({
    "/w/Api/Api.csproj": webProject(reference("../Data/Data.csproj")),
    "/w/Data/Data.csproj": libraryProject(),
    ...files,
  });
  const host = readHost(disk, "/w/Api");
  if (!host.ok) throw new Error("The host is read.");
  return atRestoredVersions(minimalPackages, host.value, disk).map(({ version }) => version);
}

const cases = [
  ["no restored packages", {}, "11.11.0"],
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
  ["numbers are not compared as text", { "/w/Api/obj/project.assets.json": restored("9.5.4") }, "11.11.0"],
  ["a preview of the usual version", { "/w/Api/obj/project.assets.json": restored("11.11.0-preview1") }, "11.11.0"],
  ["a project that is not of the graph", { "/w/Other/obj/project.assets.json": restored("12.0.0") }, "11.11.0"],
  [
    "a project of that name",
    { "/w/Api/obj/project.assets.json": assets({ "FluentValidation/12.0.0": { type: "project" } }) },
    "11.11.0",
  ],
  ["no version", { "/w/Api/obj/project.assets.json": restored("12.0.0 --source http://x") }, "11.11.0"],
  ["no JSON", { "/w/Api/obj/project.assets.json": "{" }, "11.11.0"],
  ["another shape", { "/w/Api/obj/project.assets.json": '{"libraries":[1,null]}' }, "11.11.0"],
  ["an enormous file", { "/w/Api/obj/project.assets.json": restored("12.0.0") + " ".repeat(8 << 20) }, "11.11.0"],
  [
    "a project that names the package itself",
    {
      "/w/Data/Data.csproj": libraryProject(packageReference("FluentValidation", "11.0.0")),
      "/w/Api/obj/project.assets.json": restored("12.0.0"),
    },
    "11.11.0",
  ],
] as const satisfies readonly (readonly [string, Readonly<Record<string, string>>, string])[];

test.each(cases)("the version that a host gets: %s", (_name, files, want) => {
  expect(versionOf(files)).toEqual([want]);
});
