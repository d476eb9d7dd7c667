import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openApiPackages, references } from "./test-packages.ts";

/** A solution whose context is in a library, by the options that differ between tests. */
export interface Solution {
  /** The libraries from the lowest to that of the context. Each refers to the one before it. */
  readonly libraries: readonly string[];
  readonly contextVisibility: "public" | "internal";
  /** True for the implicit usings of the SDK; false to refuse every unused using of generated files. */
  readonly implicitUsings: boolean;
  /** Further files of the web project by path. */
  readonly ownFiles?: Readonly<Record<string, string>>;
}

/** Writes a solution with the lines that generated endpoints need, and returns the folder of its web project `Shop.Web`. */
export function writeSolution(folder: string, solution: Solution): string {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(filesOf(solution))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return join(folder, "Shop.Web");
}

function filesOf({
  libraries,
  contextVisibility,
  implicitUsings,
  ownFiles = {},
}: Solution): Readonly<Record<string, string>> {
  const home = libraries.at(-1) ?? "";
  const own = Object.entries(ownFiles).map(([path, text]) => [`Shop.Web/${path}`, text]);
  return {
    "Directory.Build.props": buildProperties(implicitUsings),
    ".editorconfig": implicitUsings ? documented : `${documented}${noUnusedUsings}`,
    ...Object.fromEntries(
      libraries.map((name, index) => [project(name), library(name === home, libraries[index - 1])]),
    ),
    [`${home}/ShopDb.cs`]: context(home, contextVisibility),
    [project("Shop.Web")]: web(home),
    "Shop.Web/Program.cs": program(home),
    ...Object.fromEntries(own),
  };
}

function project(name: string): string {
  return `${name}/${name}.csproj`;
}

function buildProperties(implicitUsings: boolean): string {
  return `<Project>
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>${implicitUsings ? "enable" : "disable"}</ImplicitUsings>
    <EnforceCodeStyleInBuild>${!implicitUsings}</EnforceCodeStyleInBuild>
    <GenerateDocumentationFile>true</GenerateDocumentationFile>
    <NoWarn>$(NoWarn);HOST</NoWarn>
  </PropertyGroup>
</Project>
`;
}

// Emitted classes must have documentation comments; the host's own have none.
const documented = `root = true
[{*.cs,!*.g.cs}]
dotnet_diagnostic.CS1591.severity = none
[*.g.cs]
dotnet_diagnostic.CS1591.severity = error
`;

const noUnusedUsings = `[*.cs]
generated_code = false
dotnet_diagnostic.IDE0005.severity = error
[**/obj/**.cs]
generated_code = true
dotnet_diagnostic.IDE0005.severity = none
`;

function library(hasContext: boolean, below: string | undefined): string {
  return `<Project Sdk="Microsoft.NET.Sdk">
  <ItemGroup>
${hasContext ? sqlite : ""}${below === undefined ? "" : reference(below)}  </ItemGroup>
</Project>
`;
}

const sqlite = `    ${references("Microsoft.EntityFrameworkCore.Sqlite", "SQLitePCLRaw.bundle_e_sqlite3")}
`;

function reference(name: string): string {
  return `    <ProjectReference Include="../${project(name)}" />\n`;
}

function web(home: string): string {
  return `<Project Sdk="Microsoft.NET.Sdk.Web">
  <ItemGroup>
    ${references("FluentValidation")}
    ${openApiPackages}
${reference(home)}  </ItemGroup>
</Project>
`;
}

function context(namespace: string, visibility: string): string {
  return `using System;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.DependencyInjection;

namespace ${namespace};

${visibility} class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder.ApplyTenon();
}

public static class ShopSetup
{
    public static void AddShop(this IServiceCollection services) =>
        services.AddDbContext<ShopDb>(options => options.UseSqlite("Data Source=shop.db"));

    public static void CreateShop(this IServiceProvider services)
    {
        using var scope = services.CreateScope();
        scope.ServiceProvider.GetRequiredService<ShopDb>().Database.EnsureCreated();
    }
}
`;
}

function program(home: string): string {
  return `using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using ${home};

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddOpenApi();
builder.Services.AddShop();
builder.Services.AddTenon();

var app = builder.Build();
app.Services.CreateShop();
app.MapOpenApi();
app.MapTenon();
app.Run();
`;
}
