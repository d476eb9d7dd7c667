import type { MsbuildProperties, ProjectPart } from "./msbuild-properties.ts";
import { itemsOf } from "./project-items.ts";

/** The packages of a project by id, with the version if a file states it. */
export type PackageVersions = ReadonlyMap<string, string | undefined>;

/** Returns the packages that a project references, with the version of the reference or the central one. Spec: host, Packages. */
export function packagesOf(parts: readonly ProjectPart[], properties: MsbuildProperties): PackageVersions {
  const central = new Map(
    itemsOf(parts, properties, ["PackageVersion", "GlobalPackageReference"]).map(({ name, metadata }) => [
      name.toLowerCase(),
      metadata["Version"],
    ]),
  );
  const packages = new Map<string, string | undefined>();
  for (const { name, metadata } of itemsOf(parts, properties, ["PackageReference", "GlobalPackageReference"])) {
    const stated = metadata["VersionOverride"] ?? metadata["Version"];
    // An update states a version, but references nothing.
    if (!("Include" in metadata || packages.has(name))) continue;
    packages.set(name, known(stated) ?? packages.get(name) ?? known(central.get(name.toLowerCase())));
  }
  return packages;
}

function known(version: string | undefined): string | undefined {
  return version === undefined || version === "" || version.includes("$(") ? undefined : version;
}
