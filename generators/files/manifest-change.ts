import { isDeepStrictEqual } from "node:util";
import type { Change } from "./change.ts";
import { type Manifest, manifestText } from "./manifest.ts";
import { manifestPath } from "./own-folder.ts";
import { inStyleOf } from "./plain-text.ts";
import type { StoredManifest } from "./read-manifest.ts";

/** Returns the change to the manifest if its content changes; its formatting is no reason to write. */
export function manifestChange(stored: StoredManifest, next: Manifest): readonly Change[] {
  const { bytes: before } = stored;
  if (before === undefined && next.files.size === 0) return [];
  if (before !== undefined && isSame(stored, next)) return [];
  const text = new TextEncoder().encode(manifestText(next));
  const after = before === undefined ? text : inStyleOf(before, text);
  const operation = before === undefined ? "create" : "update";
  return [{ path: manifestPath, operation, reason: "records the files", before, after, diagnostic: undefined }];
}

function isSame(one: Manifest, other: Manifest): boolean {
  const [inputs, others] = [one, other].map((manifest) => [...manifest.inputs].sort());
  return isDeepStrictEqual(inputs, others) && isDeepStrictEqual(one.files, other.files);
}
