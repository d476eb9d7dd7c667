import { posix } from "node:path";
import picomatch from "picomatch";
import type { ReadableDisk, Site } from "./disk.ts";
import { attempt, DiskError } from "./disk-error.ts";
import { absolutePath } from "./relative-path.ts";
import { baseOf } from "./scope.ts";

/** Returns the line end of new files: from `.gitattributes`, else from `.editorconfig`, in the folder of the project or the nearest above; else LF. Spec: writing, Line ends. */
export function lineEnds(site: Site<ReadableDisk>): (path: string) => LineEnd {
  // Most runs create no file and then read no rules.
  const known = new Map<string, Rules>();
  return (path) => {
    const base = baseOf(site, path) ?? "";
    const rules = known.get(base) ?? rulesFor(site.disk, absolutePath(site, base));
    known.set(base, rules);
    const place = absolutePath(site, path);
    return lineEndIn(rules.attributes, place) ?? lineEndIn(rules.settings, place) ?? "\n";
  };
}

/** The rules that hold in one project, nearest first. */
interface Rules {
  readonly attributes: readonly Source[];
  readonly settings: readonly Source[];
}

function rulesFor(disk: ReadableDisk, project: string): Rules {
  const folders = withFoldersAbove(project);
  return { attributes: attributesOf(disk, folders), settings: settingsOf(disk, folders) };
}

interface Source {
  readonly folder: string;
  readonly rules: readonly LineEndRule[];
}

/** The last matching rule of the nearest file wins. */
function lineEndIn(sources: readonly Source[], path: string): LineEnd | undefined {
  for (const { folder, rules } of sources) {
    // Most files say nothing of line ends, and a run asks for thousands of paths.
    if (rules.length === 0) continue;
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
    .map((folder) => ({ folder, rules: rulesOf(textAt(disk, `${folder}/.gitattributes`), attributeRules) }));
}

function settingsOf(disk: ReadableDisk, folders: readonly string[]): readonly Source[] {
  const sources: Source[] = [];
  for (const folder of folders) {
    const text = textAt(disk, `${folder}/.editorconfig`);
    sources.push({ folder, rules: rulesOf(text, settingRules) });
    if (/^\s*root\s*=\s*true\s*$/im.test(text.split("[", 1)[0] ?? "")) break;
  }
  return sources;
}

/** Most files have no rules, and then nothing is parsed. */
function rulesOf(text: string, read: (text: string) => readonly LineEndRule[]): readonly LineEndRule[] {
  return text === "" ? [] : read(text);
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
  // An unreadable folder above the host has no rules.
  const bytes = attempt(() => disk.read(path));
  return bytes === undefined || bytes instanceof DiskError ? "" : new TextDecoder().decode(bytes);
}

export type LineEnd = "\n" | "\r\n";

/** The line end for matching paths, relative to the folder of the rule. */
interface LineEndRule {
  readonly fits: (path: string) => boolean;
  readonly lineEnd: LineEnd;
}

const byName: ReadonlyMap<string, LineEnd> = new Map([
  ["lf", "\n"],
  ["crlf", "\r\n"],
]);

/** Reads the rules of a `.gitattributes` file. */
export function attributeRules(text: string): readonly LineEndRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [pattern = "", ...words] = line.trim().split(/\s+/);
    const eol = words.find((word) => word.startsWith("eol="))?.slice("eol=".length);
    return pattern.startsWith("#") ? [] : ruleOf(pattern, eol);
  });
}

/** Reads the rules of an `.editorconfig` file. */
export function settingRules(text: string): readonly LineEndRule[] {
  const sections = text.split(/^[ \t]*\[(?=.*\][ \t]*\r?$)/m).slice(1);
  return sections.flatMap((section) => {
    const eol = /^[ \t]*end_of_line[ \t]*=[ \t]*(\w+)[ \t]*\r?$/im.exec(section)?.[1]?.toLowerCase();
    return ruleOf(section.slice(0, section.search(/\][ \t]*\r?$/m)), eol);
  });
}

/** Builds at most one rule. A pattern without a slash matches names in every folder. */
function ruleOf(pattern: string, eol: string | undefined): readonly LineEndRule[] {
  const lineEnd = byName.get(eol ?? "");
  if (pattern === "" || lineEnd === undefined) return [];
  const anywhere = pattern.includes("/") ? pattern.replace(/^\//, "") : `**/${pattern}`;
  // `.editorconfig` uses `**.cs` for files of any depth.
  return [{ fits: picomatch(anywhere.replaceAll(/\*\*(?!\/|$)/g, "**/*"), { dot: true }), lineEnd }];
}
