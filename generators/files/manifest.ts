import type { TreeFile } from "./file-tree.ts";

/** The record of one written file: its origin and the hash of its last text. */
export interface ManifestEntry extends Omit<TreeFile, "text"> {
  readonly hash: string;
}

/** The record of all written files. Spec: decisions, 5. */
export interface Manifest {
  /** The entity files of this host, as sorted paths from the host folder. */
  readonly inputs: readonly string[];
  readonly files: ReadonlyMap<string, ManifestEntry>;
}

/** Serialises a manifest: sorted, and one line for each file, so that branches merge. */
export function manifestText({ inputs, files }: Manifest): string {
  const lines = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([path, { generator, item, input, hash }]) =>
        `    ${JSON.stringify(path)}: ${JSON.stringify({ generator, item, input, hash })}`,
    );
  const body = lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n  }`;
  return `{\n  "version": 1,\n  "inputs": ${JSON.stringify([...inputs].sort())},\n  "files": ${body}\n}\n`;
}
