import type { ResolvingDisk } from "../files/disk/disk.ts";

/** A template ready to be printed: texts, the names of tags, and sections, as Mustache tells them apart, and the parts of partials in place of their tags. */
export type CompiledTemplate = readonly (string | readonly [name: string] | CompiledSection)[];

/** A section of a template; `^` prints its body where the value is empty. */
export type CompiledSection = readonly [name: string, kind: "#" | "^", body: CompiledTemplate];

/**
 * The texts of templates by their path without the ending, such as `entity/service`; partials stand under `partials/`.
 * Iterating over the names reads no text.
 */
export interface Templates extends Pick<ReadonlyMap<string, string>, "get" | "has" | "keys"> {
  /** Returns a template that the build has compiled; undefined if the text must be compiled. */
  readonly compiled?: (name: string) => CompiledTemplate | undefined;
}

/** The folders whose templates are much alike or printed together: compressed in one file, they are a tenth smaller. */
const groups = [
  ["entity", "shared", "http", "minimal", "fastendpoints"],
  ["runtime", "domain", "application", "infrastructure", "api"],
];

/** Returns the name of the file that has a template compiled. */
export function templateGroup(name: string): string {
  const folder = name.slice(0, Math.max(0, name.indexOf("/")));
  return groups.find((folders) => folders.includes(folder))?.[0] ?? folder;
}

const ending = ".mustache";

/** Finds the templates below a folder. Each text is read when it is first asked for: most runs need few of them. */
export function readTemplates(disk: ResolvingDisk, folder: string): Templates {
  const texts = new Map<string, string | undefined>();
  const get = (name: string) => {
    if (!isName(name)) return undefined;
    if (!texts.has(name)) texts.set(name, textOf(disk.read(`${folder}/${name}${ending}`)));
    return texts.get(name);
  };
  return { get, has: (name) => get(name) !== undefined, keys: () => namesBelow(disk, folder, "", new Set()).values() };
}

/** True for a path of plain names. The tag of a partial can name any path, such as `../../notes`. */
function isName(name: string): boolean {
  return /^[\w-]+(?:\/[\w-]+)*$/.test(name);
}

// Links can lead in circles, and to one folder by very many paths.
function namesBelow(disk: ResolvingDisk, folder: string, prefix: string, seen: Set<string>): readonly string[] {
  const path = `${folder}/${prefix}`.replace(/\/$/, "");
  const real = disk.realPath(path);
  if (real === undefined || seen.has(real)) return [];
  seen.add(real);
  return disk.list(path).flatMap(({ name, kind }) => {
    if (kind === "folder") return namesBelow(disk, folder, `${prefix}${name}/`, seen);
    return name.endsWith(ending) ? [prefix + name.slice(0, -ending.length)] : [];
  });
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && new TextDecoder().decode(bytes);
}

/** The fault of a template: an unknown tag or partial, or an open section. */
export class TemplateFault extends Error {
  readonly template: string;
  readonly reason: string;

  constructor(template: string, reason: string) {
    super(`Template '${template}': ${reason}`);
    this.name = "TemplateFault";
    this.template = template;
    this.reason = reason;
  }
}
