import { expect, test } from "vitest";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { memoryDisk } from "../../memory-disk.ts";

const net10 = "<PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>";
const named = (name: string) => `<PropertyGroup><RootNamespace>${name}</RootNamespace></PropertyGroup>`;

/** Returns the root namespace of a web project with the given content. */
function namespaceOf(content: string, files: Readonly<Record<string, string>> = {}): string | undefined {
  const project = `<Project Sdk="Microsoft.NET.Sdk.Web">${net10}${content}</Project>`;
  const result = readHost(memoryDisk({ "/w/src/Api/Api.csproj": project, ...files }), "/w/src/Api");
  return result.ok ? result.value.rootNamespace : result.diagnostics[0]?.code;
}

const shared = { "/w/Shared.props": `<Project>${named("Shared")}</Project>` };

const imports = [
  ["a literal path", '<Import Project="..\\..\\Shared.props" />', shared, "Shared"],
  ["the folder of the file", '<Import Project="$(MSBuildThisFileDirectory)../../Shared.props" />', shared, "Shared"],
  ["a later value wins", `<Import Project="../../Shared.props" />${named("Own")}`, shared, "Own"],
  ["an earlier value loses", `${named("Own")}<Import Project="../../Shared.props" />`, shared, "Shared"],
  [
    "a property in the path",
    '<PropertyGroup><Up>../..</Up></PropertyGroup><Import Project="$(Up)/Shared.props" />',
    shared,
    "Shared",
  ],
  ["a missing file", '<Import Project="None.props" />', {}, "Api"],
  ["an unknown property", '<Import Project="$(Up)/Shared.props" />', shared, "Api"],
  ["a file of an SDK", '<Import Project="Sdk.props" Sdk="Microsoft.NET.Sdk" />', {}, "Api"],
  [
    "a cycle",
    '<Import Project="a.props" />',
    {
      "/w/src/Api/a.props": '<Project><Import Project="b.props" /></Project>',
      "/w/src/Api/b.props": `<Project><Import Project="a.props" />${named("B")}</Project>`,
    },
    "B",
  ],
  ["broken XML", '<Import Project="a.props" />', { "/w/src/Api/a.props": "<Project" }, "TEN0406"],
  ["targets above", "", { "/w/Directory.Build.targets": `<Project>${named("Last")}</Project>` }, "Last"],
] as const satisfies readonly (readonly [string, string, Readonly<Record<string, string>>, string])[];

test.each(imports)("import: %s", (_name, content, files, want) => {
  expect(namespaceOf(content, files)).toBe(want);
});
