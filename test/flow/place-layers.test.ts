import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const model = readFileSync(join(import.meta.dirname, "../../examples/library/lending.model"), "utf8");

function project(framework: string, ...references: readonly string[]): string {
  const items = references.map((path) => `<ProjectReference Include="${path}" />`).join("");
  return `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>${framework}</TargetFramework></PropertyGroup><ItemGroup>${items}</ItemGroup></Project>`;
}

function solution(framework = "net10.0") {
  return memoryDisk({
    "/repo/lending.model": model,
    "/repo/Web/Web.csproj": project("net10.0", "../Data/Data.csproj").replace('Sdk"', 'Sdk.Web"'),
    "/repo/Data/Data.csproj": project(framework),
    "/repo/Data/ShopDb.cs": "namespace Data;\npublic class ShopDb(DbContextOptions<ShopDb> o) : DbContext(o);\n",
  });
}

function foldersOf(disk: ReturnType<typeof memoryDisk>): readonly string[] {
  const files = Object.keys(disk.snapshot()).filter((path) => path.endsWith(".cs") && !path.endsWith("/ShopDb.cs"));
  return [...new Set(files.map((path) => path.slice("/repo/".length, path.lastIndexOf("/"))))].sort();
}

function graft(disk: ReturnType<typeof memoryDisk>, layers = "api"): readonly string[] {
  expect(run(disk, "graft", "--model", "lending.model", "--host", "Web", "--layers", layers)).toMatchObject({
    exitCode: 0,
    messages: "",
  });
  return foldersOf(disk);
}

test("the domain and the application layer stand beside the only context, the endpoints in the web project", () => {
  expect(graft(solution())).toEqual([
    "Data/Tenon/Lending",
    "Data/Tenon/Lending/Application",
    "Data/Tenon/Modeler/Runtime",
    "Web/Tenon/Lending/Endpoints",
    "Web/Tenon/Modeler/Runtime",
  ]);
});

test("a library of an older framework takes no layer", () => {
  expect(graft(solution("netstandard2.0"), "domain")).toEqual(["Web/Tenon/Lending", "Web/Tenon/Modeler/Runtime"]);
});

test("layers stay where they are when the context moves, and a run without layers keeps them", () => {
  const first = solution();
  graft(first);
  const { "/repo/Data/ShopDb.cs": context = "", ...rest } = first.snapshot();
  const moved = memoryDisk({ ...rest, "/repo/Web/ShopDb.cs": context });
  const before = foldersOf(moved);
  expect(run(moved, "graft", "--model", "lending.model", "--host", "Web")).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining("Nothing to do"),
  });
  expect(foldersOf(moved)).toEqual(before);
});

/** A solution whose configuration places the layers of models. */
function placing(placement: string, domain = "net10.0") {
  return memoryDisk({
    ...solution().snapshot(),
    "/repo/Shop.slnx": "<Solution />",
    "/repo/Web/Web.csproj": project(
      "net10.0",
      "../Data/Data.csproj",
      "../Domain/Domain.csproj",
      "../App/App.csproj",
    ).replace('Sdk"', 'Sdk.Web"'),
    "/repo/Domain/Domain.csproj": project(domain),
    "/repo/App/App.csproj": project("net10.0"),
    "/repo/Web/.tenon/config.yaml": `placement: { ${placement} }\n`,
  });
}

test("the configuration places the layers, and a missing reference is a line that the host needs", () => {
  const disk = placing("domain: ../Domain, application: ../App/App.csproj, infrastructure: ../Data, api: .");
  const { exitCode, output, messages } = run(disk, "graft", "--model", "lending.model", "--host", "Web");
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(output).not.toContain("dotnet add");
  expect(foldersOf(disk)).toEqual(["Domain/Tenon/Lending", "Domain/Tenon/Modeler/Runtime"]);
  const next = run(disk, "graft", "--model", "lending.model", "--host", "Web", "--layers", "api");
  expect(next.output).toContain("dotnet add ../App/App.csproj reference ../Domain/Domain.csproj");
  expect(foldersOf(disk)).toEqual([
    "App/Tenon/Lending/Application",
    "App/Tenon/Modeler/Runtime",
    "Domain/Tenon/Lending",
    "Domain/Tenon/Modeler/Runtime",
    "Web/Tenon/Lending/Endpoints",
    "Web/Tenon/Modeler/Runtime",
  ]);
});

test("without another word the application layer stands with the domain", () => {
  expect(graft(placing("domain: ../Domain"), "application")).toEqual([
    "Domain/Tenon/Lending",
    "Domain/Tenon/Lending/Application",
    "Domain/Tenon/Modeler/Runtime",
  ]);
});

test.each([
  ["a project that is none of the host", "domain: ../Nowhere", "net10.0", "TEN0371: `placement.domain`"],
  ["endpoints outside the web project", "api: ../Data", "net10.0", "TEN0372"],
  ["an older framework", "domain: ../Domain", "net8.0", "TEN0374"],
  ["no key of a layer", "domains: ../Domain", "net10.0", "Did you mean `domain`?"],
] as const)("refused placements: %s", (_name, placement, framework, want) => {
  const result = run(placing(placement, framework), "graft", "--model", "lending.model", "--host", "Web");
  expect([result.exitCode, result.messages]).toEqual([1, expect.stringContaining(want)]);
});
