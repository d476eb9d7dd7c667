import { posix } from "node:path";
import type { Spot } from "../needs.ts";
import type { HostFiles } from "./host-files.ts";
import { type Item, itemsIn, withItem, withoutComments } from "./insert-item.ts";
import type { Insertion, Placing } from "./placing.ts";

type PackageSpot = Extract<Spot, { readonly kind: "package" }>;
type ReferenceSpot = Extract<Spot, { readonly kind: "reference" }>;

/** Places a package reference: with its version in the project, or with the version in the central file. */
export function placePackage(files: HostFiles, path: string, { id, version }: PackageSpot): Placing {
  const text = files.text(path);
  if (text === undefined) return { reason: `\`${path}\` cannot be read as text` };
  const references = itemsIn(text, "PackageReference") ?? [];
  if (names(references, id)) return { insertions: [] };
  const central = files.nearest(path, "Directory.Packages.props");
  if (central === undefined || isPropertyFalse(text)) return placeWithVersion(path, text, { id, version, references });
  if (!isCentral(files, [central, path, files.nearest(path, "Directory.Build.props")]))
    return { reason: `\`${central}\` does not say that it manages versions` };
  const reference = inserted(path, text, {
    element: "PackageReference",
    item: `<PackageReference Include="${id}" />`,
    line: `the package ${id}`,
  });
  const versions = placeCentralVersion(files, central, { id, version });
  if (reference === undefined || versions === undefined)
    return { reason: `\`${reference === undefined ? path : central}\` is no plain project file` };
  const kept = versions.length === 0 ? centralVersion(files, central, id) : undefined;
  const position = `with the other packages; the version ${kept} in ${central} stays`;
  const advice = { path, line: `<PackageReference Include="${id}" />`, position };
  return { insertions: [...versions, reference], ...(kept !== undefined && { advice }) };
}

function centralVersion(files: HostFiles, path: string, id: string): string | undefined {
  const items = itemsIn(files.text(path) ?? "", "PackageVersion") ?? [];
  return items.find((item) => names([item], id))?.attributes["Version"];
}

function placeWithVersion(
  path: string,
  text: string,
  { id, version, references }: { readonly id: string; readonly version: string; readonly references: readonly Item[] },
): Placing {
  if (references.some((reference) => !hasVersion(reference)))
    return { reason: `\`${path}\` refers to packages whose versions stand elsewhere` };
  const insertion = inserted(path, text, {
    element: "PackageReference",
    item: `<PackageReference Include="${id}" Version="${version}" />`,
    line: `the package ${id} ${version}`,
  });
  return insertion === undefined ? { reason: `\`${path}\` is no plain project file` } : { insertions: [insertion] };
}

function placeCentralVersion(
  files: HostFiles,
  path: string,
  { id, version }: { readonly id: string; readonly version: string },
): readonly Insertion[] | undefined {
  const text = files.text(path) ?? "";
  if (names(itemsIn(text, "PackageVersion") ?? [], id)) return [];
  const insertion = inserted(path, text, {
    element: "PackageVersion",
    item: `<PackageVersion Include="${id}" Version="${version}" />`,
    line: `the version ${version} of ${id}`,
  });
  return insertion && [insertion];
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
  const insertion = inserted(path, text, {
    element: "ProjectReference",
    item: `<ProjectReference Include="${shown}" />`,
    line: `a reference to ${project}`,
  });
  return insertion === undefined ? { reason: `\`${path}\` is no plain project file` } : { insertions: [insertion] };
}

function inserted(
  path: string,
  text: string,
  { element, item, line }: { readonly element: string; readonly item: string; readonly line: string },
): Insertion | undefined {
  const after = withItem(text, element, item);
  return after === undefined ? undefined : { path, text: after, lines: [line] };
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
