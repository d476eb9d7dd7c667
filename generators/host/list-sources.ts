import type { ReadableDisk } from "../files/disk.ts";
import { isForeignFolder } from "./foreign-folder.ts";
import { inFolder } from "./paths.ts";

const MOST_FILES = 20_000;
const MOST_FOLDERS = 20_000;

/** Lists the C# files of a project folder, but for generated ones and those of nested projects. Bounded, since links may lead round in circles. */
export function listSources(disk: ReadableDisk, folder: string): readonly string[] {
  const sources: string[] = [];
  const folders = [folder];
  // The list grows while it is walked.
  for (const [index, current] of folders.entries()) {
    const entries = disk.list(current);
    if (sources.length >= MOST_FILES || (index > 0 && entries.some(({ name }) => /\.csproj$/i.test(name)))) {
      continue;
    }
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
