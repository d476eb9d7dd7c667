import { expect, test } from "vitest";
import type { Host } from "../../../generators/host/host.ts";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { libraryProject, packageReference, reference, webProject } from "../host-files.ts";

function hostOf(files: Readonly<Record<string, string>>, path = "/w/Api/Api.csproj"): Host {
  const result = readHost(memoryDisk(files), path);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join("\n"));
  return result.value;
}

test("projects are followed in both directions of slashes, nearest first, each with its own facts", () => {
  const { projects } = hostOf({
    "/w/Api/Api.csproj": webProject(reference("..\\Data\\Shop.Data.csproj"), reference("../Core/Core.csproj")),
    "/w/Data/Shop.Data.csproj": libraryProject(
      reference("..\\Core\\Core.csproj"),
      packageReference("Microsoft.EntityFrameworkCore", "10.0.1"),
    ),
    "/w/Core/Core.csproj": libraryProject(reference("../Kernel/Kernel.csproj")),
    "/w/Kernel/Kernel.csproj": libraryProject(),
  });
  expect(projects).toMatchObject([
    { path: "", projectFile: "Api.csproj", isWeb: true, references: ["../Data", "../Core"] },
    {
      path: "../Data",
      projectFile: "Shop.Data.csproj",
      rootNamespace: "Shop.Data",
      isWeb: false,
      packages: new Map([["Microsoft.EntityFrameworkCore", "10.0.1"]]),
      references: ["../Core"],
    },
    { path: "../Core", references: ["../Kernel"] },
    { path: "../Kernel", references: [] },
  ]);
});

const graphs = [
  ["a cycle", [reference("../Api/Api.csproj")], ["", "../Data"]],
  ["a missing project", [reference("../None/None.csproj")], ["", "../Data"]],
  ["an unknown property", [reference("$(Elsewhere)/Core.csproj")], ["", "../Data"]],
  ["a property of MSBuild", [reference("$(MSBuildThisFileDirectory)../Core/Core.csproj")], ["", "../Data", "../Core"]],
  [
    "the folder of the project",
    [reference("$(MSBuildProjectDirectory)/../Core/Core.csproj")],
    ["", "../Data", "../Core"],
  ],
  ["a property of the repository", [reference("$(Sources)Core/Core.csproj")], ["", "../Data", "../Core"]],
  ["several in one item", [reference("../Core/Core.csproj;../None/None.csproj")], ["", "../Data", "../Core"]],
  [
    "a reference under a condition",
    ["<ProjectReference Include=\"../Core/Core.csproj\" Condition=\"'$(CI)' != ''\" />"],
    ["", "../Data", "../Core"],
  ],
  ["a project of F#", [reference("../Core/Core.fsproj")], ["", "../Data"]],
  [
    "a generator that is no assembly of the project",
    ['<ProjectReference Include="../Core/Core.csproj" ReferenceOutputAssembly="false" />'],
    ["", "../Data"],
  ],
] as const satisfies readonly (readonly [string, readonly string[], readonly string[]])[];

test.each(graphs)("references: %s", (_name, items, want) => {
  const { projects } = hostOf({
    "/w/Directory.Build.props":
      "<Project><PropertyGroup><Sources>$(MSBuildThisFileDirectory)</Sources></PropertyGroup></Project>",
    "/w/Api/Api.csproj": webProject(reference("../Data/Data.csproj")),
    "/w/Data/Data.csproj": libraryProject(...items),
    "/w/Core/Core.csproj": libraryProject(),
    "/w/Core/Core.fsproj": libraryProject(),
  });
  expect(projects.map(({ path }) => path)).toEqual(want);
});

test("a referenced project that cannot be read does not stop the run", () => {
  const { projects } = hostOf({
    "/w/Api/Api.csproj": webProject(reference("../Data/Data.csproj")),
    "/w/Data/Data.csproj": "<Project><PropertyGroup>",
  });
  expect(projects).toMatchObject([{ path: "" }, { path: "../Data", rootNamespace: "Data", targetFramework: "" }]);
});

test("calls and classes of every project count, and each class knows its project", () => {
  const host = hostOf({
    "/w/Api/Api.csproj": webProject(reference("../Hosting/Hosting.csproj"), reference("../Core/Core.csproj")),
    "/w/Hosting/Hosting.csproj": libraryProject(),
    "/w/Hosting/Services.cs": "static class E { static void F(this IServiceCollection s) => s.AddTenon(); }",
    "/w/Core/Core.csproj": libraryProject(),
    "/w/Core/Customer.cs": "namespace Core; public class Customer { public int Id { get; set; } }",
  });
  expect(host.calls).toEqual(new Set(["AddTenon"]));
  expect(host.classes).toContainEqual({
    name: "Customer",
    namespace: "Core",
    file: "../Core/Customer.cs",
    project: "../Core",
    isPublic: true,
    isUsable: true,
  });
});

test("the packages of all projects are known, with the nearest version", () => {
  const { packages, centralPackages } = hostOf(
    {
      "/w/Directory.Packages.props": `<Project><ItemGroup>
      <PackageVersion Include="FluentValidation" Version="12.0.0" /><PackageVersion Include="Serilog" Version="4.0.0" />
    </ItemGroup></Project>`,
      "/w/src/Api/Api.csproj": webProject(
        reference("../Data/Data.csproj"),
        '<PackageReference Include="serilog" />',
        '<PackageReference Include="Dapper"><Version>2.1.0</Version></PackageReference>',
      ),
      "/w/src/Data/Data.csproj": libraryProject(
        '<PackageReference Include="FluentValidation" VersionOverride="12.1.0" />',
        packageReference("Dapper", "2.0.0"),
        packageReference("Odd", "$(OddVersion)"),
        '<PackageReference Update="Unused" Version="1.0.0" />',
      ),
    },
    "/w/src/Api/Api.csproj",
  );
  expect(centralPackages).toBe("../../Directory.Packages.props");
  expect([...packages]).toEqual([
    ["serilog", "4.0.0"],
    ["Dapper", "2.1.0"],
    ["FluentValidation", "12.1.0"],
    ["Odd", undefined],
  ]);
});

const everywhere = reference("..\\**\\*.csproj");
const wildcards = [
  ["every project below a folder", [everywhere], ["", "../Core", "../Data", "../deep/er/More"]],
  ["one folder deep", [reference("../*/*.csproj")], ["", "../Core", "../Data"]],
  ["a single letter, in any case", [reference("../?ORE/*.CSPROJ")], ["", "../Core"]],
  ["a part of a name", [reference("../**/M*e.csproj")], ["", "../deep/er/More"]],
  ["nothing", [reference("../None/**/*.csproj")], [""]],
  ["above the repository", [reference("../../**/*.csproj")], [""]],
  [
    "without the excluded ones",
    ['<ProjectReference Include="../**/*.csproj" Exclude="../deep/**/*.csproj;$(MSBuildProjectFullPath)" />'],
    ["", "../Core", "../Data"],
  ],
  [
    "without those removed later",
    [everywhere, '<ProjectReference Remove="../Data/*.csproj" />'],
    ["", "../Core", "../deep/er/More"],
  ],
  [
    "with those whose removal has a condition",
    [everywhere, "<ProjectReference Remove=\"../Data/Data.csproj\" Condition=\"'$(CI)' != ''\" />"],
    ["", "../Core", "../Data", "../deep/er/More"],
  ],
] as const satisfies readonly (readonly [string, readonly string[], readonly string[]])[];

test.each(wildcards)("references by wildcards: %s", (_name, items, want) => {
  const { projects } = hostOf({
    "/w/Shop.slnx": "<Solution />",
    "/w/Api/Api.csproj": webProject(...items),
    "/w/Core/Core.csproj": libraryProject(),
    "/w/Data/Data.csproj": libraryProject(),
    "/w/deep/er/More/More.csproj": libraryProject(),
    "/w/Core/obj/Copy.csproj": libraryProject(),
    "/Outside/Outside.csproj": libraryProject(),
  });
  expect(projects.map(({ path }) => path)).toEqual(want);
});
