import { posix } from "node:path";
import type { Result } from "../diagnostics/result.ts";
import { strays } from "../files/containment.ts";
import type { Site } from "../files/disk.ts";
import { readManifest, type StoredManifest } from "../files/manifest.ts";
import { noManifest } from "../files/no-manifest.ts";
import { recover } from "../files/recover.ts";
import type { RunRequest } from "./request.ts";

/** Recovers a folder from an interrupted run, then reads its manifest. A run that only plans needs neither. */
export function openSite(site: Site, { dryRun, isPlanOnly, edits = [] }: RunRequest): Result<StoredManifest> {
  if (isPlanOnly) return { ok: true, value: noManifest, diagnostics: [] };
  const outside = strays(
    site,
    edits.map(({ path }) => posix.relative(site.root, path)),
  );
  if (outside.length > 0) return { ok: false, diagnostics: outside };
  const left = dryRun ? [] : recover(site);
  const manifest = readManifest(site);
  return left.length > 0 ? { ok: false, diagnostics: [...left, ...manifest.diagnostics] } : manifest;
}
