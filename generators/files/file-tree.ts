import { ownFolder } from "./own-folder.ts";
import { foldersAbove, isRelativePath } from "./relative-path.ts";

/** A generated file and its origin. */
export interface TreeFile {
  /** Renders the file. The comparison calls it late, so that the texts of all files are never in memory at once. */
  readonly text: () => string;
  /** The id of the registry row. */
  readonly generator: string;
  /** `Author`, `Author.Posts`, or empty for a file that a project has once. */
  readonly item: string;
  /** The recorded path of the entity file; undefined for a file of all inputs. */
  readonly input: string | undefined;
}

/** The generated files by path from the host folder, in code-unit order. */
export type FileTree = ReadonlyMap<string, TreeFile>;

function clash(path: string, file: TreeFile, other: TreeFile): Error {
  return new Error(`${file.generator} (${file.item}) and ${other.generator} (${other.item}) both produce ${path}.`);
}

type Entry = readonly [path: string, file: TreeFile];

function refuseFilesAsFolders(byFoldedPath: ReadonlyMap<string, Entry>): void {
  for (const [path, file] of byFoldedPath.values()) {
    const other = foldersAbove(path.toLowerCase())
      .map((folder) => byFoldedPath.get(folder))
      .find((found) => found !== undefined);
    if (other !== undefined) throw clash(path, file, other[1]);
  }
}

/** Builds the tree; throws if two files have one path, letter case aside, but different texts, which is a bug. Spec: architecture, A1.7. */
export function fileTree(entries: Iterable<Entry>): FileTree {
  const byFoldedPath = new Map<string, Entry>();
  for (const [path, file] of entries) {
    if (!isRelativePath(path) || foldersAbove(path)[0] === ownFolder)
      throw new Error(`${file.generator} may not write to ${path}.`);
    const [otherPath, other] = byFoldedPath.get(path.toLowerCase()) ?? [path, file];
    if (otherPath !== path || (other !== file && other.text() !== file.text())) throw clash(path, file, other);
    byFoldedPath.set(path.toLowerCase(), [path, other]);
  }
  refuseFilesAsFolders(byFoldedPath);
  return new Map([...byFoldedPath.values()].sort(([a], [b]) => (a < b ? -1 : 1)));
}
