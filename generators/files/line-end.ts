import { posix } from "node:path";
import picomatch from "picomatch";
import { once } from "../text/once.ts";
import { attempt } from "./attempt.ts";
import type { ReadableDisk, Site } from "./disk.ts";
import { DiskError } from "./disk-error.ts";

/** How the lines of a text file end. */
export type LineEnd = "\n" | "\r\n";

/** Which paths, from the folder of the rule, get which line end. */
interface Rule {
  readonly fits: (path: string) => boolean;
  readonly lineEnd: LineEnd;
}

const byName: ReadonlyMap<string, LineEnd> = new Map([
  ["lf", "\n"],
  ["crlf", "\r\n"],
]);

/**
 * Tells how the lines of new files end: as `.gitattributes` says, else as `.editorconfig` says, in the folder of the site or the
 * nearest above it; LF where neither does. Spec: decisions, 5.
 */
export function lineEnds({ disk, root }: Site<ReadableDisk>): (path: string) => LineEnd {
  // Most runs make no new file, and need to look nowhere.
  const sources = once(() => {
    const folders = withFoldersAbove(root);
    return { attributes: attributesOf(disk, folders), settings: settingsOf(disk, folders) };
  });
  return (path) => {
    const { attributes, settings } = sources();
    const place = posix.join(root, path);
    return lineEndIn(attributes, place) ?? lineEndIn(settings, place) ?? "\n";
  };
}

interface Source {
  readonly folder: string;
  readonly rules: readonly Rule[];
}

/** In one file the last rule wins, among files the nearest. */
function lineEndIn(sources: readonly Source[], path: string): LineEnd | undefined {
  for (const { folder, rules } of sources) {
    const own = posix.relative(folder, path);
    const rule = rules.findLast(({ fits }) => fits(own));
    if (rule !== undefined) return rule.lineEnd;
  }
  return undefined;
}

function attributesOf(disk: ReadableDisk, folders: readonly string[]): readonly Source[] {
  const repository = folders.findIndex((folder) => isRepository(disk, folder));
  return folders
    .slice(0, repository + 1)
    .map((folder) => ({ folder, rules: attributeRules(textAt(disk, `${folder}/.gitattributes`)) }));
}

function settingsOf(disk: ReadableDisk, folders: readonly string[]): readonly Source[] {
  const sources: Source[] = [];
  for (const folder of folders) {
    const text = textAt(disk, `${folder}/.editorconfig`);
    sources.push({ folder, rules: settingRules(text) });
    if (/^\s*root\s*=\s*true\s*$/im.test(text.split("[", 1)[0] ?? "")) break;
  }
  return sources;
}

function attributeRules(text: string): readonly Rule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [pattern = "", ...words] = line.trim().split(/\s+/);
    const eol = words.find((word) => word.startsWith("eol="))?.slice("eol=".length);
    return pattern.startsWith("#") ? [] : ruleOf(pattern, eol);
  });
}

function settingRules(text: string): readonly Rule[] {
  const sections = text.split(/^[ \t]*\[(?=.*\][ \t]*\r?$)/m).slice(1);
  return sections.flatMap((section) => {
    const eol = /^[ \t]*end_of_line[ \t]*=[ \t]*(\w+)[ \t]*\r?$/im.exec(section)?.[1]?.toLowerCase();
    return ruleOf(section.slice(0, section.search(/\][ \t]*\r?$/m)), eol);
  });
}

/** One rule at most. A pattern without a slash fits names in every folder. */
function ruleOf(pattern: string, eol: string | undefined): readonly Rule[] {
  const lineEnd = byName.get(eol ?? "");
  if (pattern === "" || lineEnd === undefined) return [];
  const anywhere = pattern.includes("/") ? pattern.replace(/^\//, "") : `**/${pattern}`;
  // `.editorconfig` has `**.cs` for files of any depth.
  return [{ fits: picomatch(anywhere.replaceAll(/\*\*(?!\/|$)/g, "**/*"), { dot: true }), lineEnd }];
}

function withFoldersAbove(folder: string): readonly string[] {
  const above = posix.dirname(folder);
  return above === folder ? [folder] : [folder, ...withFoldersAbove(above)];
}

function isRepository(disk: ReadableDisk, folder: string): boolean {
  const kind = attempt(() => disk.kind(`${folder}/.git`));
  return kind !== undefined && !(kind instanceof DiskError);
}

function textAt(disk: ReadableDisk, path: string): string {
  // A folder above that nobody may look into says nothing.
  const bytes = attempt(() => disk.read(path));
  return bytes === undefined || bytes instanceof DiskError ? "" : new TextDecoder().decode(bytes);
}
