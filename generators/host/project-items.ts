import { expandText, type MsbuildProperties, type ProjectPart, withFileFolder } from "./msbuild-properties.ts";
import type { XmlElement } from "./xml.ts";

/** An item of a project, such as a package reference. */
export interface ProjectItem {
  /** The path of the file that declares it. */
  readonly path: string;
  /** One name of its `Include` or `Update`. */
  readonly name: string;
  /** Its attributes and child elements, by name. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** Lists the items of some kinds, with the properties expanded, in the order of evaluation. */
export function itemsOf(
  parts: readonly ProjectPart[],
  properties: MsbuildProperties,
  kinds: readonly string[],
): readonly ProjectItem[] {
  return parts.flatMap(({ path, elements }) => {
    const expand = (text: string) => expandText(properties, withFileFolder(path, text));
    return elements
      .filter((group) => group.name === "ItemGroup")
      .flatMap((group) => group.children)
      .filter(({ name }) => kinds.includes(name))
      .flatMap((item) => itemsIn(path, item, expand));
  });
}

function itemsIn(path: string, item: XmlElement, expand: (text: string) => string): readonly ProjectItem[] {
  const children = item.children.map(({ name, text }) => [name, expand(text)] as const);
  const attributes = Object.entries(item.attributes).map(([name, text]) => [name, expand(text)] as const);
  const metadata = Object.fromEntries([...children, ...attributes]);
  return (metadata["Include"] ?? metadata["Update"] ?? "")
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => ({ path, name, metadata }));
}
