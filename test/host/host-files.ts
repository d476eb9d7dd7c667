/** Returns an SDK-style project file with the given properties and packages. */
export function csproj(
  properties: Readonly<Record<string, string>> = { TargetFramework: "net10.0" },
  packages: readonly string[] = [],
): string {
  const lines = Object.entries(properties).map(([name, value]) => `    <${name}>${value}</${name}>`);
  const items = packages.map((id) => `    <PackageReference Include="${id}" Version="1.0.0" />`);
  return [
    '<Project Sdk="Microsoft.NET.Sdk.Web">',
    "  <PropertyGroup>",
    ...lines,
    "  </PropertyGroup>",
    "  <ItemGroup>",
    ...items,
    "  </ItemGroup>",
    "</Project>",
    "",
  ].join("\n");
}

/** Returns the project file of a class library with the given lines in its items. */
export function libraryProject(...items: readonly string[]): string {
  return [
    '<Project Sdk="Microsoft.NET.Sdk">',
    "  <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>",
    "  <ItemGroup>",
    ...items,
    "  </ItemGroup>",
    "</Project>",
    "",
  ].join("\n");
}

/** Returns the project file of a web project that refers to others, with the given lines in its items. */
export function webProject(...items: readonly string[]): string {
  return libraryProject(...items).replace("Microsoft.NET.Sdk", "Microsoft.NET.Sdk.Web");
}

export function reference(path: string): string {
  return `    <ProjectReference Include="${path}" />`;
}

export function packageReference(id: string, version = "1.0.0"): string {
  return `    <PackageReference Include="${id}" Version="${version}" />`;
}
