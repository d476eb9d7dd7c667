import type { HostTexts } from "../../generators/api/types.ts";
import type { Input, Library } from "./input.ts";

const packages: Readonly<Record<Library, string>> = {
  minimal: "",
  fastendpoints: `
  <ItemGroup>
    <PackageReference Include="FastEndpoints" Version="8.3.0" />
  </ItemGroup>
`,
};

/** The folder of the host. */
export const hostFolder = "MyShop";

/** Returns the host of the playground, which exists as texts alone: a web project with authentication and a `DbContext`, or without one where the file asks for a database. */
export function hostFor({ text, library }: Pick<Input, "text" | "library">): HostTexts {
  const hasDatabase = /\bdatabase:/.test(text);
  const project = `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>enable</ImplicitUsings>
  </PropertyGroup>
${packages[library]}</Project>
`;
  const files = [
    { path: `${hostFolder}/MyShop.csproj`, text: project },
    { path: `${hostFolder}/Program.cs`, text: program },
    ...(hasDatabase ? [] : [{ path: `${hostFolder}/Data/ShopDb.cs`, text: context }]),
  ];
  return { project: `${hostFolder}/MyShop.csproj`, files };
}

const program = `var builder = WebApplication.CreateBuilder(args);

builder.Services.AddAuthentication().AddJwtBearer();
builder.Services.AddAuthorization();

var app = builder.Build();

app.UseAuthentication();
app.UseAuthorization();

app.Run();
`;

const context = `using Microsoft.EntityFrameworkCore;

namespace MyShop.Data;

public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
    }
}
`;
