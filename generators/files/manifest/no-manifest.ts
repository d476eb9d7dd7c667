import type { StoredManifest } from "./manifest.ts";

/** The record of a folder that Tenon has not written to. */
export const noManifest: StoredManifest = {
  inputs: [],
  files: new Map(),
  head: undefined,
  tenon: undefined,
  shards: new Map(),
};
