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
