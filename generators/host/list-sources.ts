import type { ReadableDisk } from "../files/disk.ts";
import { inFolder } from "./paths.ts";

const MOST_FILES = 20_000;
const MOST_FOLDERS = 20_000;

/** Lists the C# files of a project folder without generated files and nested projects. Bounded, because links can form cycles. */
export function listSources(disk: ReadableDisk, folder: string): readonly string[] {
  const sources: string[] = [];
  const folders = [folder];
  for (const [index, current] of folders.entries()) {
    const entries = disk.list(current);
    if (sources.length >= MOST_FILES || (index > 0 && entries.some(({ name }) => /\.csproj$/i.test(name)))) continue;
    const below = entries.filter(({ name, kind }) => kind === "folder" && !isForeignFolder(name));
    folders.push(
      ...below.slice(0, Math.max(0, MOST_FOLDERS - folders.length)).map(({ name }) => inFolder(current, name)),
    );
    sources.push(
      ...entries
        // Compilers take `.g.cs` for generated code too, and a grafted host has thousands of such files.
        .filter(({ name, kind }) => kind === "file" && /(?<!\.g)\.cs$/i.test(name))
        .map(({ name }) => inFolder(current, name)),
    );
  }
  return sources.slice(0, MOST_FILES);
}

/** True for folders without hand-written source: build output, packages, tool folders. */
export function isForeignFolder(name: string): boolean {
  return name.startsWith(".") || ["bin", "obj", "node_modules"].includes(name.toLowerCase());
}
