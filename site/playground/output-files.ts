import { posix } from "node:path";
import type { Plan, SourceText } from "../../generators/api/types.ts";
import { layerTitles } from "./layer-titles.ts";

/** A file of the output. */
export interface OutputFile extends SourceText {
  /** The path from the folder that the host is in. */
  readonly path: string;
  /** The title of its group: a layer or a folder. */
  readonly group: string;
}

const runtime = "Shared runtime";

/** The groups in their order; those of folders come first. */
const order = [...Object.values(layerTitles).slice(0, -1), runtime, layerTitles.tests];

/** Returns the files of a plan, group by group, with their paths below a folder. */
export function outputFiles({ files }: Plan, texts: readonly SourceText[], folder: string): readonly OutputFile[] {
  const byPath = new Map(texts.map(({ path, text }) => [path, text]));
  return files
    .map((file) => ({
      path: posix.join(folder, file.path),
      group: groupOf(file),
      text: byPath.get(file.path) ?? "",
    }))
    .sort((one, other) => compareGroups(one.group, other.group) || (one.path < other.path ? -1 : 1));
}

function groupOf({ path, layer }: Plan["files"][number]): string {
  if (layer === undefined) return posix.dirname(path);
  return layer !== "tests" && path.includes("/Modeler/") ? runtime : layerTitles[layer];
}

// A folder comes after those within it, so that the files of an entity come before those that all share.
function compareGroups(one: string, other: string): number {
  const difference = order.indexOf(one) - order.indexOf(other);
  if (difference !== 0 || one === other) return difference;
  return `${one}\uffff` < `${other}\uffff` ? -1 : 1;
}
