import { posix } from "node:path";
import { foldersUpwards } from "../../text/folders.ts";
import { glob } from "../../text/glob.ts";
import type { ReadableDisk, Site } from "../disk/disk.ts";
import { attempt, DiskError } from "../disk/disk-error.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { baseOf } from "../write/scope.ts";

/** Returns the line end of new files: from `.gitattributes`, else from `.editorconfig`, in the folder of the project or the nearest above; else LF. Spec: writing, Line ends. */
export function lineEnds(site: Site<ReadableDisk>): (path: string) => LineEnd {
  // Most runs create no file and then read no rules.
  const known = new Map<string, readonly Source[]>();
  return (path) => {
    const base = baseOf(site, path) ?? "";
    const sources = known.get(base) ?? sourcesFor(site.disk, absolutePath(site, base));
    known.set(base, sources);
    return lineEndIn(sources, absolutePath(site, path)) ?? "\n";
  };
}

/** The rules of one file. */
interface Source {
  readonly folder: string;
  readonly rules: readonly LineEndRule[];
}

/** Returns the rules that hold in one project: those of Git first, and nearest first. */
function sourcesFor(disk: ReadableDisk, project: string): readonly Source[] {
  const folders = foldersUpwards(project);
  return [...attributesOf(disk, folders), ...settingsOf(disk, folders)];
}

/** The last matching rule of the nearest file wins. */
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
  const texts = folders.map((folder) => ({ folder, text: textAt(disk, `${folder}/.editorconfig`) }));
  const root = texts.findIndex(({ text }) => isRoot(text));
  return texts
    .slice(0, root < 0 ? undefined : root + 1)
    .map(({ folder, text }) => ({ folder, rules: settingRules(text) }));
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
  const written = linesOf(text).flatMap((line) => {
    const [pattern = "", ...words] = line.split(/\s+/);
    const eol = words.find((word) => word.startsWith("eol="))?.slice("eol=".length);
    return pattern.startsWith("#") ? [] : [{ pattern, eol }];
  });
  return rulesFrom(written);
}

/** Reads the rules of an `.editorconfig` file. */
export function settingRules(text: string): readonly LineEndRule[] {
  const sections: { readonly pattern: string; eol?: string | undefined }[] = [];
  for (const line of linesOf(text)) {
    const section = sections.at(-1);
    if (isSection(line)) sections.push({ pattern: line.slice(1, -1) });
    else if (section !== undefined) section.eol ??= settingIn(line, "end_of_line");
  }
  return rulesFrom(sections);
}

function isRoot(text: string): boolean {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => line.startsWith("["));
  return lines.slice(0, first < 0 ? lines.length : first).some((line) => settingIn(line, "root") === "true");
}

function isSection(line: string): boolean {
  return line.startsWith("[") && line.endsWith("]");
}

/** Returns the value of a setting in lower case, if a line is one. */
function settingIn(line: string, setting: string): string | undefined {
  const [name = "", value = ""] = line.length > longestPattern ? [] : line.split("=", 2);
  return name.trim().toLowerCase() === setting && /^\w+$/.test(value.trim()) ? value.trim().toLowerCase() : undefined;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).map((line) => line.trim());
}

// A file comes with a repository, and each rule is held against each path. No file of a project needs as much.
const longestPattern = 256;
const mostRules = 200;

function rulesFrom(
  written: readonly { readonly pattern: string; readonly eol?: string | undefined }[],
): readonly LineEndRule[] {
  const rules = written.flatMap(({ pattern, eol = "" }) => {
    const lineEnd = byName.get(eol);
    return lineEnd === undefined || pattern === "" || pattern.length > longestPattern ? [] : [{ pattern, lineEnd }];
  });
  // The last rule wins.
  return rules.slice(-mostRules).map(({ pattern, lineEnd }) => ({ fits: glob(anywhere(pattern)), lineEnd }));
}

/** Lets a pattern without a slash match names in every folder. */
function anywhere(pattern: string): string {
  return pattern.includes("/") ? pattern.replace(/^\//, "") : `**/${pattern}`;
}
