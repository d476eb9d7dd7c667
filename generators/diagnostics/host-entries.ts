import { listOf, quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of the host project. */
export const hostEntries = {
  hostNotFound: {
    code: "TEN0401",
    exitCode: 5,
    message: "There is no host at `{path}`.",
    cause: "The host is the folder of the .NET project that the endpoints are added to, and nothing is at the path that was given.",
    example: "tenon graft entities.yaml --host src/Shpo",
    cure: "Give the path of the project file, or of the folder that holds it.",
  },
  noProject: {
    code: "TEN0402",
    message: "There is no project file (*.csproj) in `{path}`.",
    cause: "The folder of the host holds no C# project file, so the target framework and packages are unknown.",
    example: "tenon graft entities.yaml --host .     # the project is in src/Shop",
    cure: "Name the folder that holds the project file: --host src/Shop.",
  },
  severalProjects: {
    code: "TEN0403",
    message: "`{path}` holds several projects: {projects...}.",
    cause: "More than one project could be the host, and Tenon does not guess.",
    example: "src/ holds Shop.csproj and Shop.Tests.csproj.",
    cure: "Name the project file itself: --host src/Shop.csproj.",
  },
  frameworkTooOld: {
    code: "TEN0404",
    message: "`{project}` targets `{framework}`, but the endpoints need net10.0 or later.",
    cause: "The generated code uses parts of .NET 10 that earlier versions lack.",
    example: "<TargetFramework>net8.0</TargetFramework>",
    cure: "Move the project to net10.0 or later, then run again.",
  },
  unreadableProperty: {
    code: "TEN0405",
    message: "`{property}` in `{project}` is `{value}`, which only a build can evaluate.",
    cause: "Tenon reads the project file and never builds it, so it cannot evaluate MSBuild expressions.",
    example: "<RootNamespace>$(Company).Shop</RootNamespace>",
    cure: "Write the value out in the project file: <RootNamespace>Acme.Shop</RootNamespace>.",
  },
  invalidProjectFile: {
    code: "TEN0406",
    message: "`{project}` cannot be read as a project file: {reason}.",
    cause: "The project file is not well-formed XML, or its root is not <Project>.",
    example: '<Project Sdk="Microsoft.NET.Sdk.Web"> without a closing </Project>',
    cure: "Make `dotnet build` accept the project first.",
  },
  noDbContext: {
    code: "TEN0407",
    message: "There is no DbContext in `{project}`.",
    cause: "The endpoints store their rows through the EF Core DbContext of the host, and no class that derives from DbContext was found in the project's source.",
    example: "A host made by `dotnet new web`, without Entity Framework Core.",
    cure: "Add a class such as `public class ShopContext(DbContextOptions<ShopContext> options) : DbContext(options)`, register it, then run again.",
  },
  severalDbContexts: {
    code: "TEN0408",
    message: "More than one DbContext matches: {names...}.",
    cause: "The host has several DbContexts, or several of the same name in different namespaces, and the entities belong to one.",
    example: "ShopContext and IdentityContext are in the host, and the file has no target.dbContext.",
    cure: "Name one of them:\n\n  target:\n    dbContext: ShopContext",
  },
  unknownDbContext: {
    code: "TEN0409",
    message: ({ name, candidates }: Words<"name"> & { readonly candidates: readonly string[] }) => (candidates.length === 0 ? `The host has no DbContext ${quoted(name)}; it has none at all.` : `The host has no DbContext ${quoted(name)}; it has ${listOf(candidates)}.`),
    cause: "target.dbContext names a class that is not among the host's own DbContexts.",
    example: "target:\n  dbContext: ShpoContext",
    cure: "Write the name of a DbContext of the host, with its namespace where two have the same name.",
  },
} as const satisfies WrittenEntries;
