import { expect, test } from "vitest";
import type { Result } from "../../../generators/diagnostics/result.ts";
import type { Host } from "../../../generators/host/host.ts";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { csproj } from "../host-files.ts";

function read(files: Readonly<Record<string, string>>, path = "/w"): Result<Host> {
  return readHost(memoryDisk(files), path);
}

function codesOf(result: Result<Host>): readonly string[] {
  return result.diagnostics.map(({ code }) => code);
}

test("everything that is read of a host", () => {
  const result = read({
    "/w/My-Shop.csproj": csproj({ TargetFramework: "net10.0" }, ["Serilog", "FastEndpoints"]),
    "/w/Program.cs":
      "var b = WebApplication.CreateBuilder(args); b.Services.AddAuthentication(); b.Services.AddTenon();",
    "/w/Data/Db.cs": "namespace My_Shop.Data; class Db : DbContext { }",
  });
  const db = { name: "Db", namespace: "My_Shop.Data", file: "Data/Db.cs", isPublic: false };
  const packages = new Map([
    ["Serilog", "1.0.0"],
    ["FastEndpoints", "1.0.0"],
  ]);
  expect(result).toEqual({
    ok: true,
    diagnostics: [],
    value: {
      disk: expect.anything(),
      folder: "/w",
      projectFile: "My-Shop.csproj",
      repository: "/w",
      rootNamespace: "My_Shop",
      targetFramework: "net10.0",
      projects: [
        {
          path: "",
          projectFile: "My-Shop.csproj",
          rootNamespace: "My_Shop",
          targetFramework: "net10.0",
          olderFrameworks: [],
          packages,
          isWeb: true,
          isTest: false,
          isNullable: false,
          imports: new Set(),
          references: [],
        },
      ],
      dbContexts: [db],
      rejectedContexts: [],
      classes: [{ ...db, isUsable: false }],
      types: expect.objectContaining({ all: [expect.objectContaining({ name: "Db" })] }),
      authentication: "registered",
      authenticationSigns: [{ sign: "AddAuthentication", file: "Program.cs" }],
      routes: [],
      unreadRoutes: [],
      typeNames: [{ name: "My_Shop.Data.Db", file: "Data/Db.cs" }],
      mounts: [],
      endpointNames: [],
      mappings: [],
      packages,
      centralPackages: undefined,
      calls: new Set(["AddAuthentication", "AddTenon"]),
    },
  });
});

const library = csproj().replace("Sdk.Web", "Sdk");

const chosen = [
  ["the file itself", { "/w/A.csproj": csproj(), "/w/B.csproj": csproj() }, "/w/B.csproj", "B.csproj"],
  ["a trailing slash", { "/w/A.csproj": csproj() }, "/w/", "A.csproj"],
  [
    "the one below",
    { "/w/src/Api/A.csproj": csproj(), "/w/bin/B.csproj": csproj(), "/w/.git/C.csproj": csproj() },
    "/w",
    "A.csproj",
  ],
  ["the one web project", { "/w/src/Api/A.csproj": csproj(), "/w/src/Core/B.csproj": library }, "/w", "A.csproj"],
  ["the one web project in one folder", { "/w/A.csproj": library, "/w/B.csproj": csproj() }, "/w", "B.csproj"],
  ["however deep", { "/w/1/2/3/4/5/6/7/8/A.csproj": csproj() }, "/w", "A.csproj"],
  ["a library where nothing else is", { "/w/src/A.csproj": library }, "/w", "A.csproj"],
] as const satisfies readonly (readonly [string, Readonly<Record<string, string>>, string, string])[];

test.each(chosen)("the project: %s", (_name, files, path, want) => {
  expect(read(files, path)).toMatchObject({ ok: true, value: { projectFile: want } });
});

const refused = [
  ["nothing is there", {}, "/w/nowhere", "TEN0401"],
  ["no project", { "/w/Program.cs": "" }, "/w", "TEN0402"],
  ["a file that is no project", { "/w/Program.cs": "", "/w/A.csproj": csproj() }, "/w/Program.cs", "TEN0402"],
  ["two web projects", { "/w/a/A.csproj": csproj(), "/w/b/B.csproj": csproj() }, "/w", "TEN0403"],
  ["an older framework", { "/w/A.csproj": csproj({ TargetFramework: "net9.0" }) }, "/w", "TEN0404"],
  ["a project of the old kind", { "/w/A.csproj": csproj({ TargetFrameworkVersion: "v4.8" }) }, "/w", "TEN0404"],
  [
    "an unknown property",
    { "/w/A.csproj": csproj({ TargetFramework: "net10.0", RootNamespace: "$(Company).Shop" }) },
    "/w",
    "TEN0405",
  ],
  [
    "properties in a circle",
    { "/w/A.csproj": csproj({ TargetFramework: "$(A)", A: "$(B)$(B)", B: "$(A)$(A)" }) },
    "/w",
    "TEN0405",
  ],
  ["broken XML", { "/w/A.csproj": "<Project>" }, "/w", "TEN0406"],
  ["another root", { "/w/A.csproj": "<Solution />" }, "/w", "TEN0406"],
  [
    "a root namespace that no name fits behind",
    { "/w/A.csproj": csproj({ TargetFramework: "net10.0", RootNamespace: "a.".repeat(251) }) },
    "/w",
    "TEN0414",
  ],
  ["no framework", { "/w/A.csproj": csproj({}) }, "/w", "TEN0412"],
  [
    "an older framework beside a supported one",
    { "/w/A.csproj": csproj({ TargetFrameworks: "net8.0;net10.0" }) },
    "/w",
    "TEN0404",
  ],
  ["several libraries", { "/w/a/A.csproj": library, "/w/b/B.csproj": library }, "/w", "TEN0411"],
  ["a solution that is no XML", { "/w/A.slnx": "<Solution>" }, "/w/A.slnx", "TEN0413"],
  ["a solution filter that is no JSON", { "/w/A.slnf": "{" }, "/w/A.slnf", "TEN0413"],
  ["a solution without projects", { "/w/A.sln": "", "/w/A.csproj": csproj() }, "/w/A.sln", "TEN0402"],
  [
    "broken properties above",
    { "/w/src/A.csproj": csproj(), "/w/Directory.Build.props": "<Project" },
    "/w/src",
    "TEN0406",
  ],
] as const satisfies readonly (readonly [string, Readonly<Record<string, string>>, string, string])[];

test.each(refused)("refused: %s", (_name, files, path, want) => {
  const result = read(files, path);
  expect(result.ok).toBe(false);
  expect(codesOf(result)).toEqual([want]);
});

test("several projects are listed, with the option that chooses one", () => {
  const [problem] = read({ "/w/a/A.csproj": csproj(), "/w/b/B.csproj": csproj() }).diagnostics;
  expect(problem?.message).toMatch(/a\/A\.csproj.*b\/B\.csproj/);
  expect(problem?.hint).toContain("--host /w/a/A.csproj");
});

const namespaces = [
  ["given", { RootNamespace: "Acme.Shop" }, "Acme.Shop"],
  ["empty", { RootNamespace: "" }, "My_Shop"],
  ["of the project", { RootNamespace: "Acme.$(MSBuildProjectName)" }, "Acme.My_Shop"],
  ["as the SDK's template writes it", { RootNamespace: '$(MSBuildProjectName.Replace("-", "."))' }, "My.Shop"],
  ["of the assembly, which is the project's name", { RootNamespace: "$(AssemblyName)" }, "My_Shop"],
  ["of the assembly", { AssemblyName: "Shop", RootNamespace: "$(AssemblyName).Web" }, "Shop.Web"],
  ["of a property beside it", { Company: "Acme", RootNamespace: "$(Company).Web" }, "Acme.Web"],
] as const satisfies readonly (readonly [string, Readonly<Record<string, string>>, string])[];

test.each(namespaces)("root namespace: %s", (_name, properties, want) => {
  const result = read({ "/w/My-Shop.csproj": csproj({ TargetFramework: "net10.0", ...properties }) });
  expect(result).toMatchObject({ ok: true, value: { rootNamespace: want } });
});

test("properties above the project count, the nearest file first, and the project wins", () => {
  const files = {
    "/w/Directory.Build.props": csproj({ TargetFramework: "net8.0", RootNamespace: "Far" }),
    "/w/src/Directory.Build.props": csproj({ TargetFramework: "net10.0", RootNamespace: "Near" }, ["Shared"]),
    "/w/Directory.Packages.props":
      '<Project><ItemGroup><GlobalPackageReference Include="Everywhere" Version="1.0.0" /></ItemGroup></Project>',
  };
  expect(read({ ...files, "/w/src/A/A.csproj": csproj({}) }, "/w/src/A")).toMatchObject({
    value: {
      rootNamespace: "Near",
      targetFramework: "net10.0",
      packages: new Map([
        ["Shared", "1.0.0"],
        ["Everywhere", "1.0.0"],
      ]),
    },
  });
  expect(read({ ...files, "/w/src/A/A.csproj": csproj({ RootNamespace: "Own" }) }, "/w/src/A")).toMatchObject({
    value: { rootNamespace: "Own" },
  });
});

test("properties further up count where the nearest file imports them", () => {
  const importing = `<Project><Import Project="$([MSBuild]::GetPathOfFileAbove('Directory.Build.props', '$(MSBuildThisFileDirectory)../'))" /></Project>`;
  const result = read(
    { "/w/Directory.Build.props": csproj(), "/w/src/Directory.Build.props": importing, "/w/src/A.csproj": csproj({}) },
    "/w/src",
  );
  expect(result).toMatchObject({ ok: true, value: { targetFramework: "net10.0" } });
});

test("a value under a condition counts only where nothing else sets it", () => {
  const project = `<Project><PropertyGroup Condition="'$(CI)' == 'true'"><TargetFramework>net12.0</TargetFramework></PropertyGroup>
    <PropertyGroup><TargetFramework>net10.0</TargetFramework><RootNamespace Condition="'$(RootNamespace)' == ''">Given</RootNamespace></PropertyGroup></Project>`;
  expect(read({ "/w/A.csproj": project })).toMatchObject({
    value: { targetFramework: "net10.0", rootNamespace: "Given" },
  });
});

test("source that is not the project's own is not read", () => {
  const context = (name: string): string => `class ${name} : DbContext { }`;
  const result = read({
    "/w/A.csproj": csproj(),
    "/w/Own.cs": `\uFEFF${context("Own")}`,
    "/w/bin/Built.cs": context("Built"),
    "/w/obj/Made.cs": context("Made"),
    "/w/.idea/Hidden.cs": context("Hidden"),
    "/w/Tenon/Generated.g.cs": `// <auto-generated/>\n${context("Generated")}`,
    "/w/tests/A.Tests.csproj": csproj(),
    "/w/tests/deep/Tested.cs": context("Tested"),
    "/w/Huge.cs": context("Huge") + " ".repeat(1024 * 1024),
  });
  expect(result).toMatchObject({ ok: true, value: { dbContexts: [{ name: "Own", file: "Own.cs" }] } });
});

test("a context that a tool scaffolded is read, and the model of a migration is not", () => {
  const words = "// <auto-generated> This file is written by a tool. </auto-generated>";
  const result = read({
    "/w/A.csproj": csproj(),
    "/w/ShopDb.cs": `\uFEFF${words}\nclass ShopDb : DbContext { }`,
    "/w/Initial.Designer.cs": "// <auto-generated />\nclass Model : DbContext { }",
  });
  expect(result).toMatchObject({ ok: true, value: { dbContexts: [{ name: "ShopDb", file: "ShopDb.cs" }] } });
});

test("a file in UTF-16 is read", () => {
  const text = Uint8Array.from(Buffer.from("\uFEFFclass Db : DbContext { }", "utf16le"));
  const disk = memoryDisk({ "/w/A.csproj": csproj() });
  disk.create("/w/Db.cs", text);
  expect(readHost(disk, "/w")).toMatchObject({ value: { dbContexts: [{ name: "Db" }] } });
});
