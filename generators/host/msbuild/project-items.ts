import {
  conditionHolds,
  conditionsOf,
  expandText,
  type MsbuildProperties,
  type ProjectPart,
  withFileFolder,
} from "./msbuild-properties.ts";
import type { XmlElement } from "./xml.ts";

/** An item of a project, such as a package reference. */
export interface ProjectItem {
  readonly change: "Include" | "Update" | "Remove";
  /** One name of its `Include`, `Update` or `Remove`. */
  readonly name: string;
  /** Its attributes and child elements, by name. */
  readonly metadata: Readonly<Record<string, string>>;
  /** True if the item, or its group, has a condition that only a build can decide. */
  readonly isConditional: boolean;
}

/** Lists the items of some kinds, with the properties expanded, in the order of evaluation. Nothing is removed. */
export function itemsOf(
  parts: readonly ProjectPart[],
  properties: MsbuildProperties,
  kinds: readonly string[],
): readonly ProjectItem[] {
  return itemChangesOf(parts, properties, kinds).filter(({ change }) => change !== "Remove");
}

/** Lists the items of some kinds like `itemsOf`, with those that remove others. */
export function itemChangesOf(
  parts: readonly ProjectPart[],
  properties: MsbuildProperties,
  kinds: readonly string[],
): readonly ProjectItem[] {
  return parts.flatMap(({ path, elements }) => {
    const expand = (text: string) => expandText(properties, withFileFolder(path, text));
    return elements
      .filter((group) => group.name === "ItemGroup")
      .flatMap((group) =>
        group.children
          .filter(({ name }) => kinds.includes(name))
          .flatMap((item) => {
            const holds = conditionsOf(group, item).map((one) => conditionHolds(one, properties));
            if (holds.includes(false)) return [];
            const isConditional = holds.includes(undefined);
            return namedItems(item, expand).map((one) => ({ ...one, isConditional }));
          }),
      );
  });
}

function namedItems(
  item: XmlElement,
  expand: (text: string) => string,
): readonly Pick<ProjectItem, "change" | "name" | "metadata">[] {
  const children = item.children.map(({ name, text }) => [name, expand(text)] as const);
  const attributes = Object.entries(item.attributes).map(([name, text]) => [name, expand(text)] as const);
  const metadata: ProjectItem["metadata"] = Object.fromEntries([...children, ...attributes]);
  const change = (["Include", "Update", "Remove"] as const).find((one) => metadata[one] !== undefined);
  if (change === undefined) return [];
  return (metadata[change] ?? "")
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => ({ change, name, metadata }));
}
