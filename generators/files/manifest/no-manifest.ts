import type { StoredManifest } from "./manifest.ts";

/** The record of a folder that Tenon has not written to. It needs no disk, so that plans in a browser can begin with it. */
export const noManifest: StoredManifest = {
  inputs: [],
  files: new Map(),
  head: undefined,
  tenon: undefined,
  shards: new Map(),
};
