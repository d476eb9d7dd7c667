import type { ReadableDisk } from "../files/disk.ts";
import type { Templates } from "./templates.ts";

const ending = ".mustache";

/** Finds the templates below a folder. Each text is read when it is first asked for: most runs need few of them. */
export function readTemplates(disk: ReadableDisk, folder: string): Templates {
  const texts = new Map<string, string | undefined>();
  const get = (name: string) => {
    if (!texts.has(name)) texts.set(name, textOf(disk.read(`${folder}/${name}${ending}`)));
    return texts.get(name);
  };
  return { get, has: (name) => get(name) !== undefined, keys: () => namesBelow(disk, folder, "").values() };
}

function namesBelow(disk: ReadableDisk, folder: string, prefix: string): readonly string[] {
  return disk.list(`${folder}/${prefix}`.replace(/\/$/, "")).flatMap(({ name, kind }) => {
    if (kind === "folder") return namesBelow(disk, folder, `${prefix}${name}/`);
    return name.endsWith(ending) ? [prefix + name.slice(0, -ending.length)] : [];
  });
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && new TextDecoder().decode(bytes);
}
