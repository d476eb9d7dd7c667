import type { FileDecl, Located } from "./declaration.ts";

/** Returns the first choice about the target that a file states. */
export function statedIn(
  files: readonly FileDecl[],
  choice: (target: FileDecl["target"]) => Located<string> | undefined,
): Located<string> | undefined {
  return files.map(({ target }) => choice(target)).find((written) => written !== undefined);
}
