import { availableParallelism, tmpdir } from "node:os";
import { PassThrough, Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import type { CommandContext, Screen } from "../cli/command.ts";
import { type Paint, plain } from "../diagnostics/paint.ts";
import type { ReadableDisk } from "../files/disk/disk.ts";
import { nodeDisk } from "../files/disk/node-disk.ts";
import { type CompiledTemplate, readTemplates, templateGroup } from "../render/templates.ts";
import { changedFiles } from "./changed-files.ts";
import { pageFolders, readPage } from "./documentation-page.ts";
import { gitDisk } from "./git-disk.ts";
import { tenonProcess } from "./tenon-process.ts";

const plainScreen: Screen = { paint: plain, isUnicode: true, isTerminal: false };

/** Creates the context of commands: the real disk, seen from a current folder, and the files of the package. */
export function createContext(folder: string, paint: Paint = plain, screen: Screen = plainScreen): CommandContext {
  const disk = nodeDisk();
  const packageFolder = packageFolderOf(disk);
  const templates = { ...readTemplates(disk, `${packageFolder}/templates`), compiled: compiledTemplates(disk) };
  const version = () => JSON.parse(new TextDecoder().decode(required(disk, `${packageFolder}/package.json`))).version;
  return {
    folder: slashed(folder),
    disk,
    packageFolder,
    page: () => readPage(disk, pageFolders(packageFolder, slashed(folder)), version()),
    templates: () => templates,
    input: undefined,
    diskAt: (root, commit) => gitDisk(disk, root, commit),
    // Loaded when it is called, as one command alone starts programs.
    execute: async (...call) => (await import("./execute.ts")).execute(...call),
    tenon: () => tenonProcess(() => programIn(disk, packageFolder), folder),
    changedSince: (root, commit) => changedFiles(disk, root, commit),
    cores: availableParallelism,
    progress: () => undefined,
    temporaryFolder: () => slashed(tmpdir()),
    streams: () => ({ input: Readable.from([]), output: new PassThrough() }),
    version,
    program: "tenon",
    paint,
    screen,
  };
}

/**
 * Reads the templates that the build has compiled into `dist/`, beside the bundle of this module; the sources have none.
 * Compiling the forty templates of one entity with Mustache takes a quarter of the run; reading them compressed takes 4 ms, and an eighth of the package less.
 */
function compiledTemplates(disk: ReadableDisk): (name: string) => CompiledTemplate | undefined {
  const groups = new Map<string, Readonly<Record<string, CompiledTemplate>>>();
  const read = (group: string): Readonly<Record<string, CompiledTemplate>> => {
    const bytes = disk.read(slashed(fileURLToPath(new URL(`templates/${group}.json.br`, import.meta.url))));
    return bytes === undefined ? {} : JSON.parse(brotliDecompressSync(bytes).toString());
  };
  return (name) => {
    const group = templateGroup(name);
    const texts = groups.get(group) ?? read(group);
    groups.set(group, texts);
    return texts[name];
  };
}

/** Returns the folder above this module that holds the templates: one level up from `dist/`, two from the sources. */
function packageFolderOf(disk: ReadableDisk): string {
  const above = ["..", "../.."].map((path) =>
    slashed(fileURLToPath(new URL(path, import.meta.url))).replace(/\/$/, ""),
  );
  const found = above.find((folder) => disk.kind(`${folder}/templates`) === "folder");
  if (found === undefined) throw new Error("The package lacks its templates.");
  return found;
}

/** Returns the program of the package: the built one, or that of the sources. */
function programIn(disk: ReadableDisk, folder: string): string {
  const built = `${folder}/dist/tenon.js`;
  return disk.kind(built) === undefined ? `${folder}/tenon.js` : built;
}

function required(disk: ReadableDisk, path: string): Uint8Array {
  const bytes = disk.read(path);
  if (bytes === undefined) throw new Error(`${path} is not built.`);
  return bytes;
}

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}
