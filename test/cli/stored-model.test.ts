import { expect, test } from "vitest";
import { run } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";

const model =
  "context Lending { aggregate A root A { entity A identified by AId { n: Int\n command set(n: Int) { n -> n } } } }";
const program = "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n";
const project = (sdk: string, items = "") =>
  `<Project Sdk="${sdk}">\n  <PropertyGroup>\n    <TargetFramework>net10.0</TargetFramework>\n    <ImplicitUsings>enable</ImplicitUsings>\n  </PropertyGroup>\n  <ItemGroup>\n    ${items}\n  </ItemGroup>\n</Project>\n`;
const host = {
  "/repo/.git/HEAD": "ref: refs/heads/main\n",
  "/repo/a.model": model,
  "/repo/Web/Web.csproj": project("Microsoft.NET.Sdk.Web", '<ProjectReference Include="../Data/Data.csproj" />'),
  "/repo/Web/Program.cs": program,
  "/repo/Data/Data.csproj": project("Microsoft.NET.Sdk"),
};
const context = "namespace Data;\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)\n{\n}\n";

function graft(disk: MemoryDisk, ...args: readonly string[]) {
  return run(disk, "graft", "--model", "a.model", "--host", "Web", ...args);
}

const infrastructure = ["--layers", "infrastructure,api", "--wire"] as const;

test("a store of its own gets its packages, its registration and its tables, and a second run finds them", () => {
  const disk = memoryDisk(host);
  expect(graft(disk, ...infrastructure)).toMatchObject({ exitCode: 0, messages: "" });
  const { "/repo/Web/Program.cs": wired = "", "/repo/Web/Web.csproj": file } = disk.snapshot();
  expect(wired.split("\n")).toEqual([
    "using Lending;",
    "using Microsoft.EntityFrameworkCore;",
    "var builder = WebApplication.CreateBuilder(args);",
    "builder.Services.AddLendingEndpoints();",
    'builder.Services.AddLendingInfrastructure(options => options.UseSqlite("Data Source=lending.db"));',
    "var app = builder.Build();",
    "if (app.Environment.IsDevelopment()) app.Services.CreateLendingSchema();",
    "app.MapLendingEndpoints();",
    "app.Run();",
    "",
  ]);
  expect(file).toContain('<PackageReference Include="Microsoft.EntityFrameworkCore.Sqlite" Version="10.0.14" />');
  expect(graft(disk).output).toMatch(/^Nothing to do/);
});

test("a changed field of a stored model asks for a migration, and a removed line stays away", () => {
  const disk = memoryDisk(host);
  expect(graft(disk, ...infrastructure).output).not.toContain("dotnet ef");
  const files = disk.snapshot();
  const lines =
    files["/repo/Web/Program.cs"]?.split("\n").filter((line) => !line.includes("CreateLendingSchema")) ?? [];
  const changed = memoryDisk({
    ...files,
    "/repo/Web/Program.cs": lines.join("\n"),
    "/repo/a.model": model.replace("n: Int\n", "n: Int\n more: String?\n"),
  });
  const { exitCode, output } = graft(changed, "--wire");
  expect(exitCode).toBe(0);
  expect(output).toContain("dotnet ef migrations add <Name>");
  expect(changed.snapshot()["/repo/Web/Program.cs"]).toBe(lines.join("\n"));
});

test("a context of the host that the configuration names stores the model in its own project", () => {
  const config = "target: { dbContext: ShopDb }\n";
  const disk = memoryDisk({
    ...host,
    "/repo/Data/ShopDb.cs": context,
    "/repo/Data/OtherDb.cs": context.replaceAll("ShopDb", "OtherDb"),
    "/repo/Web/.tenon/config.yaml": config,
  });
  const { exitCode, output, messages } = graft(disk, ...infrastructure);
  expect([exitCode, messages]).toEqual([0, ""]);
  const files = disk.snapshot();
  expect(files["/repo/Web/Program.cs"]).toContain("builder.Services.AddLendingInfrastructure<ShopDb>();\n");
  expect(files["/repo/Web/Program.cs"]).toContain("using Data;\n");
  expect(files["/repo/Data/ShopDb.cs"]).toContain("using Lending;\n");
  expect(files["/repo/Data/ShopDb.cs"]).toContain("        modelBuilder.ApplyLending();\n");
  expect(Object.keys(files)).toContain("/repo/Data/Tenon/Lending/Infrastructure/ARepository.cs");
  expect(output).toContain("dotnet ef migrations add <Name>");
  expect(graft(disk).output).toMatch(/^Nothing to do/);
});

test("a context that the host has not is named with those that it has", () => {
  const disk = memoryDisk({
    ...host,
    "/repo/Data/ShopDb.cs": context,
    "/repo/Web/.tenon/config.yaml": "target: { dbContext: Shop }\n",
  });
  const { exitCode, messages } = graft(disk, ...infrastructure);
  expect(exitCode).toBe(1);
  expect(messages).toContain("TEN0409: The host has no DbContext `Shop`; it has `Data.ShopDb`.");
});

test("the placement puts the store into its project, which refers to the application layer", () => {
  const placement = "placement: { domain: ../Core, infrastructure: ../Data }\n";
  const disk = memoryDisk({
    ...host,
    "/repo/Web/Web.csproj": project(
      "Microsoft.NET.Sdk.Web",
      '<ProjectReference Include="../Core/Core.csproj" />\n    <ProjectReference Include="../Data/Data.csproj" />',
    ),
    "/repo/Core/Core.csproj": project("Microsoft.NET.Sdk"),
    "/repo/Web/.tenon/config.yaml": placement,
  });
  expect(graft(disk, ...infrastructure)).toMatchObject({ exitCode: 0, messages: "" });
  const files = disk.snapshot();
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      "/repo/Core/Tenon/Lending/A.cs",
      "/repo/Core/Tenon/Lending/Application/ASetHandler.cs",
      "/repo/Core/Tenon/Modeler/Runtime/AggregateExistsException.cs",
      "/repo/Data/Tenon/Lending/Infrastructure/LendingDbContext.cs",
      "/repo/Data/Tenon/Modeler/Runtime/AggregateSaveInterceptor.cs",
    ]),
  );
  expect(files["/repo/Data/Data.csproj"]).toContain("Core.csproj");
  expect(files["/repo/Data/Data.csproj"]).toContain("Microsoft.EntityFrameworkCore.Sqlite");
});

test("a store that delivers events needs hosted services, which only a project without ASP.NET lacks", () => {
  const raising = model
    .replace("root A {", "root A { event Done { a: AId }")
    .replace("n -> n", "n -> n emit Done(a: id)");
  const hosting = '<PackageReference Include="Microsoft.Extensions.Hosting.Abstractions" Version="10.0.14" />';
  const web = memoryDisk({ ...host, "/repo/a.model": raising });
  expect(graft(web, ...infrastructure)).toMatchObject({ exitCode: 0, messages: "" });
  expect(web.snapshot()["/repo/Web/Web.csproj"]).not.toContain("Hosting");
  const placed = {
    ...host,
    "/repo/Web/.tenon/config.yaml": "placement: { domain: ../Data, infrastructure: ../Data }\n",
  };
  const disk = memoryDisk({ ...placed, "/repo/a.model": raising });
  expect(graft(disk, ...infrastructure)).toMatchObject({ exitCode: 0, messages: "" });
  expect(disk.snapshot()["/repo/Data/Data.csproj"]).toContain(hosting);
  expect(graft(disk).output).toMatch(/^Nothing to do/);
  const quiet = memoryDisk(placed);
  expect(graft(quiet, ...infrastructure)).toMatchObject({ exitCode: 0, messages: "" });
  expect(quiet.snapshot()["/repo/Data/Data.csproj"]).not.toContain("Hosting");
});

test("a model that raises its first event gets an outbox and asks for a migration", () => {
  const disk = memoryDisk(host);
  expect(graft(disk, ...infrastructure)).toMatchObject({ exitCode: 0, messages: "" });
  expect(Object.keys(disk.snapshot()).filter((path) => /Outbox|EventRoute|HandlerRun/.test(path))).toEqual([]);
  const raising = model
    .replace("root A {", "root A { event Done { a: AId }")
    .replace("n -> n", "n -> n emit Done(a: id)");
  const changed = memoryDisk({ ...disk.snapshot(), "/repo/a.model": raising });
  const { exitCode, output } = graft(changed, "--wire");
  expect(exitCode).toBe(0);
  expect(output).toContain("dotnet ef migrations add <Name>");
  expect(Object.keys(changed.snapshot())).toContain("/repo/Web/Tenon/Modeler/Runtime/OutboxDispatcher.cs");
});
