import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { attempt, refusal } from "./attempt.ts";
import type { Site } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import { insideOf } from "./inside.ts";
import { withLock } from "./lock.ts";
import { ownFolder, transient } from "./own-folder.ts";
import { settle } from "./settle.ts";

function isUnsettled({ disk, root }: Site): boolean {
  if (disk.kind(`${root}/${ownFolder}`) === undefined) return false;
  const isLeftOver = Object.values(transient).some((path) => disk.kind(`${root}/${path}`) !== undefined);
  return isLeftOver || disk.list(`${root}/${ownFolder}`).length === 0;
}

/** Completes or undoes an interrupted run; otherwise only reads. */
export function recover(site: Site): readonly Diagnostic[] {
  const outcome = attempt(() => {
    if (!isUnsettled(site)) return undefined;
    if (!insideOf(site)(transient.lock)) return report(catalogue.outsideHost, { path: transient.lock });
    return withLock(site, () => settle(site));
  });
  if (outcome instanceof DiskError) return [refusal(site.root, "write", outcome)];
  return outcome === undefined ? [] : [outcome];
}
