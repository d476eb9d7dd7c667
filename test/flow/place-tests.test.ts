import { expect, test } from "vitest";
import { run, type Sources, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const model = `context Yard {
  aggregate Crate root Crate {
    repository { operations: getById, add }
    entity Crate identified by CrateId {
      label: String
      create pack(label: String) {}
    }
  }
}
`;
const layers = ["--layers", "infrastructure,api,tests"];

/** Grafts a model with its tests onto the small host, with other files beside it. */
function grafted(files: Sources, ...more: readonly string[]) {
  const disk = memoryDisk({ ...smallHost, "/repo/.git/HEAD": "", "/repo/yard.model": model, ...files });
  const again = (...args: readonly string[]) => run(disk, "graft", "--model", "yard.model", "--host", "host", ...args);
  return { disk, again, result: again(...layers, ...more) };
}

const config = (tests: string) => ({ "/repo/host/.tenon/config.yaml": `placement: { tests: ${tests} }\n` });
const project = "/repo/Acme.Shop.Tests/Acme.Shop.Tests.csproj";
const textOf = (disk: ReturnType<typeof memoryDisk>, path: string) => disk.snapshot()[path] ?? "";

// Spec: shipped-tests, Project.
test("the tests stand beside the web project, in a project of their own", () => {
  const { disk, result } = grafted({});
  expect(result.exitCode).toBe(0);
  expect(textOf(disk, project)).toContain('<ProjectReference Include="../host/Acme.Shop.csproj" />');
  expect(textOf(disk, project)).toContain('<PackageReference Include="xunit.v3" Version="4.0.2" />');
  expect(textOf(disk, "/repo/Acme.Shop.Tests/Yard/CrateTests.cs")).toContain("public sealed partial class CrateTests");
});

test("the folder of the configuration wins, and folders above it are made", () => {
  const { disk, result, again } = grafted(config("../tests/Acme.ModelTests"));
  expect(result.exitCode, result.messages).toBe(0);
  expect(textOf(disk, "/repo/tests/Acme.ModelTests/Acme.ModelTests.csproj")).toContain("../../host/Acme.Shop.csproj");
  expect(again().output).toContain("Nothing to do");
  expect(run(disk, "undo", "--host", "host").exitCode).toBe(0);
  expect(disk.kind("/repo/tests")).toBeUndefined();
});

test("versions stand in the central file, and the run lists those that it lacks", () => {
  const central = `<Project><PropertyGroup><ManagePackageVersionsCentrally>true</ManagePackageVersionsCentrally></PropertyGroup>
    <ItemGroup><PackageVersion Include="xunit.v3" Version="4.0.0" /></ItemGroup></Project>`;
  const { disk, result } = grafted({ "/repo/Directory.Packages.props": central });
  expect(textOf(disk, project)).toContain('<PackageReference Include="xunit.v3" />');
  expect(result.output).toContain('<PackageVersion Include="Microsoft.NET.Test.Sdk" Version="18.11.0" />');
  expect(result.output).not.toContain('<PackageVersion Include="xunit.v3"');
});

test("a project of the user is left alone, and wiring inserts what it lacks", () => {
  const own = `<Project Sdk="Microsoft.NET.Sdk">
  <ItemGroup>
    <PackageReference Include="xunit.v3" Version="4.0.0" />
  </ItemGroup>
</Project>
`;
  const { disk, result, again } = grafted({ [project]: own });
  expect(textOf(disk, project)).toBe(own);
  expect(result.output).toContain(
    "dotnet add ../Acme.Shop.Tests/Acme.Shop.Tests.csproj package Microsoft.NET.Test.Sdk",
  );
  // The host has no Program.cs, so its own lines stay open.
  expect(again("--wire").exitCode).toBe(3);
  expect(textOf(disk, project)).toContain('<PackageReference Include="Microsoft.NET.Test.Sdk" Version="18.11.0" />');
  expect(textOf(disk, project)).toContain('<PackageReference Include="xunit.v3" Version="4.0.0" />');
  expect(textOf(disk, project)).toContain('<ProjectReference Include="..\\host\\Acme.Shop.csproj" />');
  expect(again().output).not.toContain("Acme.Shop.Tests.csproj");
});

const program = (declaration: string) => ({ "/repo/host/Program.cs": `${declaration} { static void Main() { } }\n` });

test.each(["public class Program", "partial class Program", "public partial class Program"])(
  "the tests can name a `%s`",
  (declaration) => expect(grafted(program(declaration)).result.exitCode).toBe(0),
);

test.each([
  ["TEN0420", program("internal class Program"), "Write `public class Program` in place of `internal class Program`"],
  ["TEN0420", program("class Program"), "which is not public in `Program.cs`"],
  ["TEN0420", program("internal static class Program"), "which is static in `Program.cs`"],
  ["TEN0420", program("internal partial class Program"), "Write `public partial class Program` in place"],
  ["TEN0415", config("Tests"), "would be compiled by `Acme.Shop.csproj`"],
  [
    "TEN0416",
    { [project]: `<Project><ItemGroup><PackageReference Include="NUnit" /></ItemGroup></Project>` },
    "uses NUnit",
  ],
  ["TEN0417", config("../../elsewhere/Tests"), "outside the repository"],
])("%s", (code, files, words) => {
  const { result } = grafted(files);
  expect(result.exitCode).not.toBe(0);
  expect(result.messages).toContain(code);
  expect(result.messages).toContain(words);
});

test("a folder that the project of the host leaves out can have them", () => {
  const host = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><DefaultItemExcludes>$(DefaultItemExcludes);Tests/**</DefaultItemExcludes></PropertyGroup></Project>`;
  const { disk, result } = grafted({ ...config("Tests"), "/repo/host/Acme.Shop.csproj": host });
  expect(result.exitCode, result.messages).toBe(0);
  expect(disk.kind("/repo/host/Tests/Tests.csproj")).toBe("file");
});

test("the first run prints the line for the solution, which no run edits", () => {
  const solution = '<Solution><Project Path="host/Acme.Shop.csproj" /></Solution>';
  const { disk, result, again } = grafted({ "/repo/Acme.slnx": solution });
  expect(result.output).toContain("dotnet sln ../Acme.slnx add ../Acme.Shop.Tests/Acme.Shop.Tests.csproj");
  expect(textOf(disk, "/repo/Acme.slnx")).toBe(solution);
  expect(again().output).not.toContain("dotnet sln");
});

test("an edited project file stays, and pruning removes the rest", () => {
  const { disk, again } = grafted({});
  const edited = textOf(disk, project).replace("<Nullable>", "<LangVersion>latest</LangVersion><Nullable>");
  disk.remove(project);
  disk.create(project, new TextEncoder().encode(edited));
  expect(again().output).toContain("keep");
  expect(run(disk, "status", "--host", "host").output).toContain("Acme.Shop.Tests.csproj");
  again("--layers", "infrastructure,api", "--prune");
  expect(disk.kind("/repo/Acme.Shop.Tests/Yard/Yard.http")).toBeUndefined();
  expect(textOf(disk, project)).toContain("LangVersion");
});

test("a build has no host to test", () => {
  const disk = memoryDisk({ "/repo/yard.model": model });
  for (const target of ["csharp", "openapi"]) {
    const result = run(disk, "build", "yard.model", "--out", "out", "--layers", "tests", "--target", target);
    expect(result.exitCode).toBe(2);
    expect(result.messages).toContain("The layer tests needs a host to run.");
  }
});
