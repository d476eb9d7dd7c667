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
    "if (app.Environment.IsDevelopment()) { app.Services.CreateLendingSchema(); }",
    "app.MapLendingEndpoints();",
    "app.Run();",
    "",
  ]);
  expect(file).toContain('<PackageReference Include="Microsoft.EntityFrameworkCore.Sqlite" Version="10.0.14" />');
  expect(graft(disk).output).toMatch(/^Nothing to do/);
});

test("what a host reads from its configuration is no second application", () => {
  const reading = program.replace(
    "var app",
    'var connection = builder.Configuration.GetConnectionString("Shop") ?? throw new InvalidOperationException();\nvar app',
  );
  const disk = memoryDisk({ ...host, "/repo/Web/Program.cs": reading });
  expect(graft(disk, ...infrastructure)).toMatchObject({ exitCode: 0, messages: "" });
  expect(disk.snapshot()["/repo/Web/Program.cs"]).toContain(
    "var app = builder.Build();\nif (app.Environment.IsDevelopment()) { app.Services.CreateLendingSchema(); }\n",
  );
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
  expect(output).toContain("\n  dotnet ef migrations add <Name> --project Web --context LendingDbContext\n");
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
  expect(Object.keys(files)).toContain("/repo/Data/Tenon/Lending/Infrastructure/AStore.cs");
  expect(output).toContain(
    "\n  dotnet ef migrations add <Name> --project Data --startup-project Web --context ShopDb\n",
  );
  expect(graft(disk).output).toMatch(/^Nothing to do/);
});

test("of two stored contexts, the one that changed gets a migration", () => {
  const other = model.replace("context Lending", "context Returns").replaceAll(/\bA/g, "B");
  const both = { ...host, "/repo/a.model": `${model}\n${other}` };
  const disk = memoryDisk(both);
  expect(graft(disk, ...infrastructure).exitCode).toBe(0);
  const text = both["/repo/a.model"].replace("BId { n: Int", "BId { more: String?\n n: Int");
  const { output } = graft(memoryDisk({ ...disk.snapshot(), "/repo/a.model": text }));
  expect(output.match(/dotnet ef .*/g)).toEqual([
    "dotnet ef migrations add <Name> --project Web --context ReturnsDbContext",
  ]);
});

test.each([
  ["PostgreSQL", ["Npgsql.EntityFrameworkCore.PostgreSQL"], "postgres"],
  [
    "SQLite beside PostgreSQL",
    ["Npgsql.EntityFrameworkCore.PostgreSQL", "Microsoft.EntityFrameworkCore.Sqlite"],
    "sqlite",
  ],
])("a host that uses %s gets the line for it", (_, packages, wanted) => {
  const references = packages.map((id) => `<PackageReference Include="${id}" Version="10.0.0" />`).join("\n    ");
  const web = project("Microsoft.NET.Sdk.Web", references);
  const main = "var host = WebApplication.CreateBuilder(args);\nvar app = host.Build();\napp.Run();\n";
  const disk = memoryDisk({ ...host, "/repo/Web/Web.csproj": web, "/repo/Web/Program.cs": main });
  expect(graft(disk, ...infrastructure)).toMatchObject({ exitCode: 0, messages: "" });
  const { "/repo/Web/Program.cs": wired, "/repo/Web/Web.csproj": file } = disk.snapshot();
  const use = {
    postgres: 'UseNpgsql(host.Configuration.GetConnectionString("Lending"))',
    sqlite: 'UseSqlite("Data Source=lending.db")',
  }[wanted];
  expect(wired).toContain(`host.Services.AddLendingInfrastructure(options => options.${use});\n`);
  expect(file?.includes("EntityFrameworkCore.Sqlite")).toBe(wanted === "sqlite");
});

test("a startup class of a host on PostgreSQL is left to the user, who knows where its configuration is", () => {
  const startup =
    "public class Startup\n{\n    public void ConfigureServices(IServiceCollection services)\n    {\n    }\n\n    public void Configure(IApplicationBuilder app)\n    {\n        app.UseRouting();\n        app.UseEndpoints(endpoints => { });\n    }\n}\n";
  const disk = memoryDisk({
    ...host,
    "/repo/Web/Web.csproj": project(
      "Microsoft.NET.Sdk.Web",
      '<PackageReference Include="Npgsql.EntityFrameworkCore.PostgreSQL" Version="10.0.0" />',
    ),
    "/repo/Web/Program.cs":
      "Host.CreateDefaultBuilder(args).ConfigureWebHostDefaults(web => web.UseStartup<Startup>()).Build().Run();\n",
    "/repo/Web/Startup.cs": startup,
  });
  const { exitCode, output } = graft(disk, ...infrastructure);
  expect(exitCode).toBe(3);
  expect(output).toContain("not inserted: a startup class has its configuration in a place of its own");
  expect(disk.snapshot()["/repo/Web/Startup.cs"]).toBe(startup);
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
      "/repo/Core/Tenon/Lending/Application/AOperations.cs",
      "/repo/Core/Tenon/Modeler/Runtime/DomainJsonConverter.cs",
      "/repo/Data/Tenon/Lending/Infrastructure/LendingStore.cs",
      "/repo/Data/Tenon/Modeler/Runtime/Store.cs",
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
  expect(Object.keys(changed.snapshot())).toContain("/repo/Web/Tenon/Modeler/Runtime/Outbox.cs");
});

const ofTenants = `context Lending {
  event Done { a: AId }
  aggregate A root A per tenant { entity A identified by AId { n: Int = 0  create open() { emit Done(a: id) } command count { n -> n + 1 } } }
}`;

test("a column of a table that all contexts share asks for a migration", () => {
  const disk = memoryDisk({ ...host, "/repo/a.model": ofTenants });
  expect(graft(disk, "--layers", "infrastructure", "--wire")).toMatchObject({ exitCode: 0, messages: "" });
  const counting = ofTenants.replace("  aggregate", "  policy Count when Done then A.count(id: a)\n  aggregate");
  const changed = memoryDisk({ ...disk.snapshot(), "/repo/a.model": counting });
  expect(graft(changed).output).toContain("dotnet ef migrations add <Name> --project Web --context LendingDbContext");
  expect(changed.snapshot()["/repo/Web/Tenon/Modeler/Runtime/Outbox.cs"]).toContain("public string? Caller {");
});
