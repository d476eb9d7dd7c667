import { expect, test } from "vitest";
import type { ReadableDisk } from "../../../generators/files/disk/disk.ts";
import { findProject } from "../../../generators/host/snapshot/find-project.ts";
import { readWebHost } from "../../../generators/host/snapshot/read-web-host.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { csproj, libraryProject, packageReference, reference, webProject } from "../host-files.ts";

const web = webProject();
const library = libraryProject();
const sln = (...paths: readonly string[]) =>
  paths.map((path) => `Project("{9A19103F}") = "A", "${path}", "{B5}"\r\nEndProject\r\n`).join("");
const slnx = (...paths: readonly string[]) =>
  `<Solution><Folder Name="/src/">${paths.map((path) => `<Project Path="${path}" />`).join("")}</Folder></Solution>`;
const slnf = (path: string, ...projects: readonly string[]) => JSON.stringify({ solution: { path, projects } });

const found = [
  [
    "a solution names its projects, with backslashes, also outside its folder",
    { "/w/s/A.sln": sln("..\\src\\Api\\Api.csproj", "..\\src\\Core\\Core.csproj"), "/w/s/Other/O.csproj": web },
    "/w/s/A.sln",
    "/w/src/Api/Api.csproj",
  ],
  ["an XML solution", { "/w/A.slnx": slnx("src/Api/Api.csproj") }, "/w/A.slnx", "/w/src/Api/Api.csproj"],
  [
    "a filter, whose paths count from its solution",
    { "/w/f/A.slnf": slnf("..\\A.sln", "src\\Api\\Api.csproj"), "/w/Other.csproj": web },
    "/w/f/A.slnf",
    "/w/src/Api/Api.csproj",
  ],
  [
    "a solution with projects that are gone or of another kind",
    { "/w/A.sln": sln("Gone\\Gone.csproj", "F\\F.fsproj", "src\\Api\\Api.csproj") },
    "/w/A.sln",
    "/w/src/Api/Api.csproj",
  ],
  ["beside test projects by name", { "/w/src/Api.Tests/Api.Tests.csproj": web }, "/w", "/w/src/Api/Api.csproj"],
  ["beside benchmarks", { "/w/perf/Api.Benchmarks.csproj": web }, "/w", "/w/src/Api/Api.csproj"],
  [
    "beside test projects by package",
    { "/w/src/Checks/Checks.csproj": webProject(packageReference("xunit.v3")) },
    "/w",
    "/w/src/Api/Api.csproj",
  ],
  [
    "beside test projects by property",
    { "/w/src/Checks/Checks.csproj": csproj({ IsTestProject: "true" }) },
    "/w",
    "/w/src/Api/Api.csproj",
  ],
  [
    "beside a library of the web SDK",
    { "/w/M/M.csproj": csproj({ OutputType: "Library" }) },
    "/w",
    "/w/src/Api/Api.csproj",
  ],
  ["below a folder with a library", { "/w/Build.csproj": library }, "/w", "/w/src/Api/Api.csproj"],
] as const satisfies readonly (readonly [string, Readonly<Record<string, string>>, string, string])[];

test.each(found)("found: %s", (_name, files, path, want) => {
  const disk = memoryDisk({ "/w/src/Api/Api.csproj": web, "/w/src/Core/Core.csproj": library, ...files });
  expect(findProject(disk, path)).toMatchObject({ ok: true, value: want });
});

test("several web projects are listed with those that use EF Core first, and the hint can be copied", () => {
  const result = findProject(
    memoryDisk({
      "/w/My Admin/Admin.csproj": web,
      "/w/Api/Api.csproj": webProject(reference("..\\Core\\Core.csproj")),
      "/w/Core/Core.csproj": libraryProject(reference("../Data/Data.csproj")),
      "/w/Data/Data.csproj": libraryProject(packageReference("Npgsql.EntityFrameworkCore.PostgreSQL")),
    }),
    "/w",
  );
  expect(result.diagnostics).toMatchObject([
    {
      code: "TEN0403",
      message: "`/w` holds several web projects: `Api/Api.csproj` and `My Admin/Admin.csproj`.",
      hint: "Choose one: --host /w/Api/Api.csproj",
    },
  ]);
});

test("a path with a space is quoted in the hint", () => {
  const { diagnostics } = findProject(memoryDisk({ "/w/a b/A.csproj": web, "/w/c d/C.csproj": web }), "/w");
  expect(diagnostics[0]?.hint).toBe('Choose one: --host "/w/a b/A.csproj"');
});

const noHosts = [
  ["a class library", library, "a class library"],
  ["a program", csproj({ OutputType: "Exe", TargetFramework: "net10.0" }).replace(".Web", ""), "a program"],
  ["a worker", library.replace("Microsoft.NET.Sdk", "Microsoft.NET.Sdk.Worker"), "a worker"],
  ["an app host", library.replace("Microsoft.NET.Sdk", "Aspire.AppHost.Sdk/13.0.0"), "an app host of Aspire"],
  ["a library of another framework", library.replace("net10.0", "netstandard2.0"), "a class library"],
] as const satisfies readonly (readonly [string, string, string])[];

test.each(noHosts)("refused as a host: %s", (_name, project, kind) => {
  const result = readWebHost(memoryDisk({ "/w/Data/Data.csproj": project }), "/w/Data");
  expect(result.diagnostics).toMatchObject([
    {
      code: "TEN0410",
      message: `\`Data.csproj\` is ${kind} without ASP.NET Core, so endpoints cannot compile in it.`,
      hint: "Point --host at a project with the SDK Microsoft.NET.Sdk.Web.",
    },
  ]);
});

test("the web project that refers to a library is named", () => {
  const result = readWebHost(
    memoryDisk({
      "/w/All.slnx": "<Solution />",
      "/w/src/Api/Api.csproj": webProject(reference("../../lib/Data/Data.csproj")),
      "/w/src/Other/Other.csproj": web,
      "/w/lib/Data/Data.csproj": library,
    }),
    "/w/lib/Data",
  );
  expect(result.diagnostics[0]?.hint).toBe(
    "Point --host at the web project that refers to it: --host /w/src/Api/Api.csproj",
  );
});

test("a library with the framework of ASP.NET Core can hold endpoints", () => {
  const project = libraryProject('<FrameworkReference Include="Microsoft.AspNetCore.App" />');
  expect(readWebHost(memoryDisk({ "/w/M.csproj": project }), "/w").ok).toBe(true);
});

/** Counts the operations of a search in a tree of libraries with one web project. */
function operationsOf(projects: number) {
  const files = Array.from({ length: projects }, (_none, index) => [
    [`/w/${index % 10}/p${index}/P${index}.csproj`, library],
    [`/w/${index % 10}/p${index}/in/A.cs`, ""],
  ]).flat();
  const disk = memoryDisk({ ...Object.fromEntries(files), "/w/z/Api.csproj": web });
  const operations: string[] = [];
  const counted =
    <T>(act: (path: string) => T) =>
    (path: string): T => {
      operations.push(`${act.name} ${path}`);
      return act(path);
    };
  const counting: ReadableDisk = { kind: counted(disk.kind), read: counted(disk.read), list: counted(disk.list) };
  expect(findProject(counting, "/w").ok).toBe(true);
  expect(new Set(operations).size).toBe(operations.length);
  return operations.length;
}

test("a search lists each folder once and reads each project once", () => {
  // The root, ten folders and that of the web project, its file, and the kind of the root.
  expect(operationsOf(100)).toBe(3 * 100 + 14);
  expect(operationsOf(200)).toBe(3 * 200 + 14);
});
