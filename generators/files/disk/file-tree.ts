import { foldersAbove, isReserved, isSitePath } from "./relative-path.ts";

/** One file that a run produces, and its origin. */
export interface TreeFile {
  /** Relative to the host folder; in another project of the scope it begins with `../`. */
  readonly path: string;
  /** The name of the generator's row. */
  readonly generator: string;
  /** `Author`, `Author.Posts`, or empty for a file that exists once in a project. */
  readonly item: string;
  /** The recorded path of the input; undefined for a file that serves all inputs. */
  readonly input: string | undefined;
  /** True if the host alone decides on the file, whichever inputs there are. Such files come together, so they have one record. */
  readonly isCommon?: true | undefined;
  /** Its sections by their generators and items; absent for a file that is printed as a whole. */
  readonly sections?: readonly {
    readonly row: { readonly name: string; readonly replaces?: readonly string[] };
    readonly item: string;
  }[];
}

/** The text of a file in its parts: a head, and sections with an empty line between two. */
export interface TextParts {
  readonly head: string;
  readonly sections: readonly string[];
}

/** A file with its text, whole and in its parts. */
export interface RenderedFile {
  readonly file: TreeFile;
  readonly text: string;
  readonly printed: TextParts;
}

/** All files that a run produces, by path, in code-unit order. */
export type FileTree<File extends TreeFile = TreeFile> = ReadonlyMap<string, File>;

/** Builds the tree. Throws if two files share a path, letter case aside, or if one is the folder of another: that is a bug of ours. */
export function fileTree<File extends TreeFile>(files: readonly File[]): FileTree<File> {
  const byFoldedPath = new Map<string, File>();
  for (const file of files) {
    const { path, generator } = file;
    if (!isSitePath(path) || isReserved(path)) throw new Error(`${generator} may not write to ${path}.`);
    refuse(file, byFoldedPath.get(path.toLowerCase()));
    byFoldedPath.set(path.toLowerCase(), file);
  }
  for (const file of files)
    for (const folder of foldersAbove(file.path.toLowerCase())) refuse(file, byFoldedPath.get(folder));
  return new Map(
    [...byFoldedPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1)).map((file) => [file.path, file]),
  );
}

function refuse(file: TreeFile, other: TreeFile | undefined): void {
  if (other === undefined) return;
  throw new Error(`${file.generator} (${file.item}) and ${other.generator} (${other.item}) both produce ${file.path}.`);
}
