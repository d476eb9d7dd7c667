import { posix } from "node:path";
import type { Spot } from "../needs.ts";
import type { HostFiles } from "./host-files.ts";
import { type Item, itemsIn, withItem, withoutComments } from "./insert-item.ts";
import type { Placing } from "./placing.ts";

type PackageSpot = Extract<Spot, { readonly kind: "package" }>;
type ReferenceSpot = Extract<Spot, { readonly kind: "reference" }>;

/** Places a package reference: with its version in the project, or with the version in the central file. */
export function placePackage(files: HostFiles, path: string, { id, version }: PackageSpot): Placing {
  const text = files.text(path);
  if (text === undefined) return { reason: `\`${path}\` cannot be read as text` };
  const references = itemsIn(text, "PackageReference") ?? [];
  if (names(references, id)) return { insertions: [] };
  const central = files.nearest(path, "Directory.Packages.props");
  if (central === undefined || isPropertyFalse(text))
    return references.every(hasVersion)
      ? placeWithVersion(files, path, { id, version })
      : { reason: `\`${path}\` refers to packages whose versions stand elsewhere` };
  return isCentral(files, [central, path, files.nearest(path, "Directory.Build.props")])
    ? placeCentrally(files, path, central, { id, version })
    : { reason: `\`${central}\` does not say that it manages versions` };
}

type Package = Pick<PackageSpot, "id" | "version">;

/** Places a reference without a version, and the version in the central file unless it has one. */
function placeCentrally(files: HostFiles, path: string, central: string, { id, version }: Package): Placing {
  const item = `<PackageReference Include="${id}" />`;
  const reference = withItemAt(files, path, { element: "PackageReference", item, line: `the package ${id}` });
  const known = (itemsIn(files.text(central) ?? "", "PackageVersion") ?? []).find((one) => names([one], id));
  const stated = known === undefined ? placeVersion(files, central, { id, version }) : { insertions: [] };
  if ("reason" in reference) return reference;
  if ("reason" in stated) return stated;
  const insertions = [...stated.insertions, ...reference.insertions];
  const kept = known?.attributes["Version"];
  const position = `with the other packages; the version ${kept} in ${central} stays`;
  return { insertions, ...(kept !== undefined && { advice: { path, line: item, position } }) };
}

function placeVersion(files: HostFiles, path: string, { id, version }: Package): Placing {
  const item = `<PackageVersion Include="${id}" Version="${version}" />`;
  return withItemAt(files, path, { element: "PackageVersion", item, line: `the version ${version} of ${id}` });
}

function placeWithVersion(files: HostFiles, path: string, { id, version }: Package): Placing {
  const item = `<PackageReference Include="${id}" Version="${version}" />`;
  return withItemAt(files, path, { element: "PackageReference", item, line: `the package ${id} ${version}` });
}

/** Places a reference to another project of the host. */
export function placeReference(files: HostFiles, path: string, { project }: ReferenceSpot): Placing {
  const text = files.text(path);
  if (text === undefined) return { reason: `\`${path}\` cannot be read as text` };
  const include = posix.relative(posix.dirname(posix.join(files.folder, path)), posix.join(files.folder, project));
  const references = itemsIn(text, "ProjectReference") ?? [];
  const isNamed = ({ attributes }: Item) =>
    posix.normalize((attributes["Include"] ?? "").replaceAll("\\", "/")) === include;
  if (references.some(isNamed)) return { insertions: [] };
  const usesSlashes = references.some(({ attributes }) => attributes["Include"]?.includes("/"));
  const shown = usesSlashes ? include : include.replaceAll("/", "\\");
  const item = `<ProjectReference Include="${shown}" />`;
  return withItemAt(files, path, { element: "ProjectReference", item, line: `a reference to ${project}` });
}

function withItemAt(
  files: HostFiles,
  path: string,
  { element, item, line }: { readonly element: string; readonly item: string; readonly line: string },
) {
  const text = withItem(files.text(path) ?? "", element, item);
  return text === undefined
    ? { reason: `\`${path}\` is no plain project file` }
    : { insertions: [{ path, text, lines: [line] }] };
}

function names(items: readonly Item[], id: string): boolean {
  return items.some(({ attributes }) => attributes["Include"]?.toLowerCase() === id.toLowerCase());
}

// `Update` changes an item that another file has.
function hasVersion({ attributes, children }: Item): boolean {
  return "Version" in attributes || "Update" in attributes || "Remove" in attributes || children.includes("Version");
}

function isPropertyFalse(text: string): boolean {
  return /<ManagePackageVersionsCentrally>\s*false\s*</i.test(withoutComments(text));
}

function isCentral(files: HostFiles, paths: readonly (string | undefined)[]): boolean {
  return paths.some((path) => {
    const text = path === undefined ? "" : (files.text(path) ?? "");
    return /<ManagePackageVersionsCentrally>\s*true\s*</i.test(withoutComments(text));
  });
}
