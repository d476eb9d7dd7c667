import type { ReadableDisk } from "../files/disk.ts";
import type { Templates } from "./templates.ts";

const ending = ".mustache";

/** Reads every template below a folder. */
export function readTemplates(disk: ReadableDisk, folder: string): Templates {
  const below = (prefix: string): [string, string][] =>
    disk.list(`${folder}/${prefix}`.replace(/\/$/, "")).flatMap(({ name, kind }) => {
      if (kind === "folder") return below(`${prefix}${name}/`);
      const path = prefix + name;
      return name.endsWith(ending)
        ? [[path.slice(0, -ending.length), new TextDecoder().decode(disk.read(`${folder}/${path}`))]]
        : [];
    });
  return new Map(below(""));
}
