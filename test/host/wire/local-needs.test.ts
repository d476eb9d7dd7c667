import { posix } from "node:path";
import { expect, test } from "vitest";
import { minimalPackages } from "../../../generators/emit/rows/libraries/library-needs.ts";
import { type HostNeed, needsOf, schemaNeed, wishesOf } from "../../../generators/host/needs.ts";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { wireHost } from "../../../generators/host/wire/wire-host.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { wired } from "./wired.ts";

const project = (packages = "") =>
  `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>${packages}</Project>`;
const validation = `<ItemGroup><PackageReference Include="FluentValidation" Version="11.11.0" /></ItemGroup>`;

/** Returns the needs of a host as lines: file, line and place. */
function wordsOf(sources: Readonly<Record<string, string>>, more: readonly HostNeed[] = []): readonly string[] {
  const files = Object.entries({ "Shop.csproj": project(validation), ...sources });
  const disk = memoryDisk(Object.fromEntries(files.map(([path, text]) => [posix.join("/repo/Web", path), text])));
  const host = readHost(disk, "/repo/Web");
  if (!host.ok) throw new Error("The host of the test cannot be read.");
  const [context] = host.value.dbContexts;
  const needs = [...needsOf(host.value, context, minimalPackages), ...more, ...wishesOf(host.value)];
  return wireHost({ host: host.value }, { needs }).needs.map(({ file, line, place }) => `${file} | ${line} | ${place}`);
}

test("a startup class is named with its methods, parameters and file", () => {
  const startup = `class Shop
{
    public void ConfigureServices(IServiceCollection all) { all.AddControllers(); }
    public void Configure(IApplicationBuilder web, IWebHostEnvironment env)
    {
        web.UseRouting();
        web.UseEndpoints(routes => { routes.MapControllers(); });
    }
}`;
  const program =
    "Host.CreateDefaultBuilder(args).ConfigureWebHostDefaults(web => web.UseStartup<Shop>()).Build().Run();";
  expect(wordsOf({ "Web/Shop.cs": startup, "Program.cs": program }, [schemaNeed])).toEqual([
    "Web/Shop.cs | all.AddTenon(); | in Shop.ConfigureServices, with the other services",
    "Web/Shop.cs | routes.MapTenon(); | in Shop.Configure, with the other endpoints",
    "Web/Shop.cs | if (env.IsDevelopment()) { web.ApplicationServices.CreateTenonSchema(); } | in Shop.Configure, before everything else",
    "Web/Shop.cs | all.AddProblemDetails(); | in Shop.ConfigureServices, with the other services",
    "Web/Shop.cs | web.UseStatusCodePages(); | in Shop.Configure, before everything else",
  ]);
});

test("attributes of a method are no part of its name", () => {
  const startup = `class Startup
{
    [SuppressMessage("Performance", "CA1861"), Order(Steps[0])]
    [Obsolete] public void ConfigureServices(IServiceCollection services) { services.AddControllers(); }
    [Traced("start", Level = 1)]
    public void Configure(IApplicationBuilder app)
    {
        app.UseRouting();
        app.UseEndpoints(endpoints => { endpoints.MapControllers(); });
    }
}`;
  expect(wordsOf({ "Startup.cs": startup }).slice(0, 2)).toEqual([
    "Startup.cs | services.AddTenon(); | in Startup.ConfigureServices, with the other services",
    "Startup.cs | endpoints.MapTenon(); | in Startup.Configure, with the other endpoints",
  ]);
});

test("a Main method is named, with its own variables", () => {
  const main = `static class Shop
{
    static void Main(string[] args)
    {
        var web = WebApplication.CreateBuilder(args);
        var host = web.Build();
        host.Run();
    }
}`;
  expect(wordsOf({ "Main.cs": main })).toEqual([
    "Main.cs | web.Services.AddTenon(); | in Shop.Main, with the other services, before web.Build()",
    "Main.cs | host.MapTenon(); | in Shop.Main, with the other endpoints, before host.Run()",
    "Main.cs | web.Services.AddProblemDetails(); | in Shop.Main, with the other services, before web.Build()",
    "Main.cs | host.UseStatusCodePages(); | in Shop.Main, below the declaration of host",
  ]);
});

test("a file without a plain place is named, if it alone can be meant", () => {
  const main = "WebApplication.CreateBuilder(args).Build().Run();\n";
  expect(wordsOf({ "Main.cs": main }).slice(0, 2)).toEqual([
    "Main.cs | builder.Services.AddTenon(); | with the other services, before builder.Build()",
    "Main.cs | app.MapTenon(); | with the other endpoints, before app.Run()",
  ]);
});

test("the parameter of OnModelCreating is the host's own, and a missing method is said", () => {
  const context = (method: string) =>
    `using Microsoft.EntityFrameworkCore;\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options) { ${method} }`;
  const own = "protected override void OnModelCreating(ModelBuilder model) { model.UseCollation(); }";
  expect(wordsOf({ "ShopDb.cs": context(own) })).toContain(
    "ShopDb.cs | model.ApplyTenon(); | last in OnModelCreating of ShopDb",
  );
  expect(wordsOf({ "ShopDb.cs": context("") })).toContain(
    "ShopDb.cs | modelBuilder.ApplyTenon(); | last in a new OnModelCreating of ShopDb",
  );
});

test("a central version is kept and named; without one the command leaves the version to the feed", () => {
  const central = (versions: string) => ({
    "Shop.csproj": project(),
    "../Directory.Packages.props": `<Project><PropertyGroup><ManagePackageVersionsCentrally>true</ManagePackageVersionsCentrally></PropertyGroup><ItemGroup>${versions}</ItemGroup></Project>`,
  });
  expect(wordsOf(central('<PackageVersion Include="FluentValidation" Version="12.1.0" />'))[0]).toBe(
    'Shop.csproj | <PackageReference Include="FluentValidation" /> | with the other packages; the version 12.1.0 in ../Directory.Packages.props stays',
  );
  expect(wordsOf(central(""))[0]).toBe(
    "Shop.csproj | dotnet add package FluentValidation | in the project folder; tried with 11.11",
  );
});

test("tables in development are created at the beginning of Configure, if it knows the environment", () => {
  const startup = (parameters: string) => `namespace Shop;
class Startup
{
    public void Configure(${parameters})
    {
        // Errors come first.
        app.UseExceptionHandler();
    }
}
`;
  const wiredStartup = (text: string) => {
    const disk = memoryDisk({ "/repo/Shop.csproj": project(), "/repo/Startup.cs": text });
    return wired(disk, "/repo", [schemaNeed]);
  };
  const [edit] = wiredStartup(startup("IApplicationBuilder app, IWebHostEnvironment env")).edits;
  expect(new TextDecoder().decode(edit?.after)).toContain(
    "    {\n        if (env.IsDevelopment()) { app.ApplicationServices.CreateTenonSchema(); }\n        // Errors come first.\n",
  );
  expect(wiredStartup(startup("IApplicationBuilder app"))).toMatchObject({
    edits: [],
    needs: [{ reason: "`Startup.cs` configures the application within other code" }],
  });
});

test.each([
  ["an imported file", "<Import Project='Shared.props' />", "<ImplicitUsings>true</ImplicitUsings>"],
  ["an item", "<ItemGroup><Using Include='Microsoft.Extensions.DependencyInjection' /></ItemGroup>", ""],
])("a namespace that %s gives to all files gets no using", (_, items, shared) => {
  const disk = memoryDisk({
    "/repo/Shop.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web">${items}</Project>`,
    "/repo/Shared.props": `<Project><PropertyGroup>${shared}</PropertyGroup></Project>`,
    "/repo/Start.cs":
      "static class Start\n{\n    static void Prepare(WebApplicationBuilder b)\n    {\n        var app = b.Build();\n    }\n}\n",
  });
  const services = { kind: "services", call: "AddTenon" } as const;
  const { edits } = wired(disk, "/repo", [{ file: "Program.cs", line: "", place: "", spot: services }]);
  expect(edits.map(({ lines }) => lines)).toEqual([["b.Services.AddTenon();"]]);
});

test("a file without a builder is advised in no variable of another file", () => {
  const words = wordsOf({ "Program.cs": "await Company.Hosting.RunAsync(args);\n" });
  expect(words.slice(0, 2)).toEqual([
    "Program.cs | services.AddTenon(); | with the other services",
    "Program.cs | endpoints.MapTenon(); | with the other endpoints",
  ]);
});
