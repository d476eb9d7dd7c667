import { expect, test } from "vitest";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { reference, webProject } from "../host-files.ts";

/** Returns the contexts of a host, whose data project meets the shared file of the repository. */
function contextsWith(shared: string, own = "") {
  const host = readHost(
    memoryDisk({
      "/repo/.git/HEAD": "",
      "/repo/Directory.Build.props": `<Project>${shared}</Project>`,
      "/repo/Web/Web.csproj": webProject(reference("../Data/Data.csproj")),
      "/repo/Data/Data.csproj": `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>${own}</Project>`,
      "/repo/Data/ShopDb.cs": "public class ShopDb : DbContext { }",
    }),
    "/repo/Web",
  );
  return host.ok ? host.value.dbContexts.map(({ name }) => name) : host.diagnostics;
}

const tests = (condition: string, items = '<PackageReference Include="xunit" Version="2.9.0" />') =>
  `<ItemGroup Condition="${condition}">${items}</ItemGroup>`;
const flag = (condition: string) =>
  `<PropertyGroup Condition="${condition}"><IsTestProject>true</IsTestProject></PropertyGroup>`;

test.each([
  ["a flag that nothing sets", tests("'$(IsTestProject)' == 'true'")],
  ["a flag without quotes", tests("$(IsTestProject) == true")],
  ["a flag that is not false", tests("'$(IsUnitTestProject)' != '' and '$(Configuration)' == 'Debug'")],
  ["a function of the name", tests("$(MSBuildProjectName.EndsWith('Tests'))")],
  ["another name", tests("'$(MSBuildProjectName)' == 'Shop.Tests'")],
  ["what only a build knows", tests("Exists('tests.txt')")],
  ["a flag set under a function of the name", "", flag("$(MSBuildProjectName.EndsWith('Tests'))")],
])("test packages under %s leave a data project its DbContext", (_, shared, own = "") => {
  expect(contextsWith(shared, own)).toEqual(["ShopDb"]);
});

test.each([
  ["without a condition", '<ItemGroup><PackageReference Include="xunit" Version="2.9.0" /></ItemGroup>'],
  [
    "under a flag that is set",
    `<PropertyGroup><IsTestProject>true</IsTestProject></PropertyGroup>${tests("'$(IsTestProject)' == 'true'")}`,
  ],
  ["under the name of the project", tests("'$(MSBuildProjectName)' == 'Data' or '$(X)' == 'y'")],
])("test packages %s make it a test project", (_, shared) => {
  expect(contextsWith(shared)).toEqual([]);
});
