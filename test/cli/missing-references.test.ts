import { expect, test } from "vitest";
import { libraryProject, reference, webProject } from "../host/host-files.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

/** A solution whose projects for data and classes do not know each other yet. */
const solution = {
  "/repo/Shop.slnx": "<Solution />",
  "/repo/host/Shop.csproj": webProject(reference("..\\Data\\Data.csproj"), reference("..\\Domain\\Domain.csproj")),
  "/repo/host/Program.cs":
    "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n",
  "/repo/Data/Data.csproj": libraryProject(),
  "/repo/Data/ShopDb.cs":
    "namespace Data;\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)\n{\n}\n",
  "/repo/Domain/Domain.csproj": libraryProject(),
  "/repo/shop.yaml":
    "target: { projects: { entity: ../Domain } }\ndefaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }\n",
};

test("a missing reference between projects is a line that the host needs", () => {
  const { exitCode, output } = run(memoryDisk(solution), "graft", "shop.yaml", "--host", "host");
  expect(exitCode).toBe(0);
  expect(output).toContain("dotnet add ../Data/Data.csproj reference ../Domain/Domain.csproj");
});

test("--wire inserts the reference with the other lines, and the next run needs none", () => {
  const disk = memoryDisk(solution);
  expect(run(disk, "graft", "shop.yaml", "--host", "host", "--wire")).toMatchObject({ exitCode: 0, messages: "" });
  expect(disk.snapshot()["/repo/Data/Data.csproj"]).toContain(
    '<ProjectReference Include="..\\Domain\\Domain.csproj" />',
  );
  const again = run(disk, "graft", "--host", "host", "--wire");
  expect(again).toMatchObject({ exitCode: 0 });
  expect(again.output).not.toContain("merge");
});

test("a reference outside the repository stays an error with its command", () => {
  const { "/repo/Shop.slnx": _, ...files } = solution;
  const { exitCode, messages } = run(
    memoryDisk({ ...files, "/repo/host/.git": "" }),
    "graft",
    "shop.yaml",
    "--host",
    "host",
    "--wire",
  );
  expect(exitCode).toBe(1);
  expect(messages).toContain("TEN0373");
  expect(messages).toContain("Run: dotnet add ../Data/Data.csproj reference ../Domain/Domain.csproj");
});
