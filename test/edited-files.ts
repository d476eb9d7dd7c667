import type { Sources } from "./in-memory.ts";

/**
 * Puts edited texts in the place of generated files, and gives the files a baseline that is not known any more.
 * So every one of them is a conflict, whatever its output is.
 */
export function withConflicts(files: Sources, edited: Sources): Sources {
  const all = Object.entries({ ...files, ...edited }).map(([path, text]) => [
    path,
    path.includes("/.tenon/manifest/") ? withoutBaselines(text, Object.keys(edited)) : text,
  ]);
  return Object.fromEntries(all);
}

function withoutBaselines(shard: string, edited: readonly string[]): string {
  return shard.replace(/"([^"]+)": (\{.*"hash":")[0-9a-f]{32}/g, (entry, path: string, before: string) =>
    edited.some((file) => file.endsWith(`/${path}`)) ? `"${path}": ${before}${"0".repeat(32)}` : entry,
  );
}
