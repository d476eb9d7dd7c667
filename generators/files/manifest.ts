import type { TreeFile } from "./file-tree.ts";

/** What is known of one written file: where it came from, and the hash of its text as last written. */
export interface ManifestEntry extends Omit<TreeFile, "path"> {
  readonly hash: string;
}

/** The record of all files that the tool wrote. Spec: decisions, 5. */
export interface Manifest {
  /** The entity files that serve this host, as paths from the host folder, sorted. */
  readonly inputs: readonly string[];
  readonly files: ReadonlyMap<string, ManifestEntry>;
}

/** The manifest's text: sorted, one line for each file so that branches merge, and the same bytes for the same content. */
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
