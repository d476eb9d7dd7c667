import type { Manifest } from "../../generators/files/manifest/manifest.ts";

/** Serialises a manifest as version 1 did, in one file. */
export function firstManifest({ inputs, files }: Manifest): string {
  return JSON.stringify({ version: 1, inputs, files: Object.fromEntries(files) });
}
