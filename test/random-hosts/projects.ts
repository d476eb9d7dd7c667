import type { Choices } from "./draw.ts";

/** A project of a host. */
export interface Project {
  readonly folder: string;
  readonly name: string;
}

/** Returns the projects of the parts; several parts may share one. */
export function projectsOf({ layout, root, folder }: Choices): Readonly<Record<"web" | "data" | "models", Project>> {
  const named = (suffix: string): Project => {
    const name = `${root.project}${suffix}`;
    return { name, folder: layout === "single" ? folder.replace("/", "") : `${folder}${name}` };
  };
  const web = named("");
  if (layout === "single") return { web, data: web, models: web };
  const data = named(".Infrastructure");
  return { web, data, models: layout === "layers" ? named(".Domain") : data };
}

/** The packages of the project with the context. */
const packages: Readonly<Record<string, string>> = {
  "Microsoft.EntityFrameworkCore.Sqlite": "10.0.14",
  "SQLitePCLRaw.bundle_e_sqlite3": "3.0.3",
};

/** Returns the files of MSBuild by path. */
export function projectFiles(drawn: Choices): Readonly<Record<string, string>> {
  const parts = projectsOf(drawn);
  const all = [...new Map(Object.values(parts).map((project) => [project.name, project])).values()];
  const projects = all.map((project, index) => [
    join(project.folder, `${project.name}.csproj`),
    projectFile(drawn, project === parts.web, project === parts.data, all[index + 1]?.name),
  ]);
  const central = Object.entries(packages).map(
    ([id, version]) => `    <PackageVersion Include="${id}" Version="${version}" />\n`,
  );
  return {
    ...Object.fromEntries(projects),
    ...(drawn.hasSharedProperties && { "Directory.Build.props": `<Project>\n${properties(drawn)}</Project>\n` }),
    ...(drawn.hasCentralPackages && {
      "Directory.Packages.props": `<Project>\n  <PropertyGroup>\n    <ManagePackageVersionsCentrally>true</ManagePackageVersionsCentrally>\n  </PropertyGroup>\n  <ItemGroup>\n${central.join("")}  </ItemGroup>\n</Project>\n`,
    }),
    ...(drawn.solution !== "none" && {
      [`Shop.${drawn.solution}`]: `<Solution>\n${all.map(({ folder, name }) => `  <Project Path="${join(folder, `${name}.csproj`)}" />\n`).join("")}</Solution>\n`,
    }),
  };
}

function projectFile(drawn: Choices, isWeb: boolean, isData: boolean, below: string | undefined): string {
  const version = (id: string) => (drawn.hasCentralPackages ? "" : ` Version="${packages[id]}"`);
  const items = [
    ...(isData ? Object.keys(packages).map((id) => `<PackageReference Include="${id}"${version(id)} />`) : []),
    ...(below === undefined ? [] : [`<ProjectReference Include="..\\${below}\\${below}.csproj" />`]),
  ];
  const stated =
    "stated" in drawn.root && isWeb
      ? `  <PropertyGroup>\n    <RootNamespace>${drawn.root.stated}</RootNamespace>\n  </PropertyGroup>\n\n`
      : "";
  const own = drawn.hasSharedProperties ? "" : `${properties(drawn)}\n`;
  const group =
    items.length === 0 ? "" : `  <ItemGroup>\n${items.map((item) => `    ${item}\n`).join("")}  </ItemGroup>\n\n`;
  return `<Project Sdk="Microsoft.NET.Sdk${isWeb ? ".Web" : ""}">\n\n${stated}${own}${group}</Project>\n`;
}

function properties({ hasImplicitUsings, hasNullable }: Choices): string {
  return `  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>${hasNullable ? "enable" : "disable"}</Nullable>
    <ImplicitUsings>${hasImplicitUsings ? "enable" : "disable"}</ImplicitUsings>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
  </PropertyGroup>
`;
}

function join(folder: string, file: string): string {
  return folder === "" ? file : `${folder}/${file}`;
}
