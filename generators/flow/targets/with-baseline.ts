import { findBreakingChanges } from "../../compatibility/find-breaking-changes.ts";
import type { PublishedSurface } from "../../compatibility/published-surface.ts";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { WritableDisk } from "../../files/disk/disk.ts";
import { noManifest } from "../../files/manifest/no-manifest.ts";
import type { RunRequest } from "../request.ts";
import type { Source, Target, TargetFile } from "../target.ts";

/** An earlier version of the input, to compare with. */
export interface Baseline<Request extends RunRequest> {
  /** Its name in messages, as given. */
  readonly name: string;
  /** The disk with the earlier files: that of the run, or one that reads a commit of Git. */
  readonly disk: WritableDisk;
  /** The request that names the earlier files. */
  readonly request: Request;
}

/** The input of a run, and that of its baseline. */
type WithEarlier<Input> = Input & { readonly earlier: Result<Input> };

/** Extends a target: with its plan, it reports what breaks callers of an earlier version of the input. Spec: command-line, Breaking changes. */
export function withBaseline<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  target: Target<Request, Input, Meaning, File>,
  { name, disk, request }: Baseline<Request>,
  surfacesOf: (meaning: Meaning, input: Source) => readonly PublishedSurface[],
): Target<Request, WithEarlier<Input>, Meaning, File> {
  const past = { request, manifest: noManifest };
  return {
    ...target,
    read: (run) => {
      const input = target.read(run);
      if (!input.ok) return input;
      const earlier = target.read({ ...run, ...past, site: { ...run.site, disk } });
      return { ...input, value: { ...input.value, earlier } };
    },
    plan: (meaning, input, run) => {
      const planned = target.plan(meaning, input, run);
      const { earlier } = input;
      if (!planned.ok) return planned;
      if (!earlier.ok) return invalid(name, earlier);
      const before = target.understand(earlier.value, past);
      if (!before.ok) return invalid(name, before);
      const changes = findBreakingChanges(surfacesOf(before.value, earlier.value), surfacesOf(meaning, input));
      return resultOf(planned.value, [...planned.diagnostics, ...changes]);
    },
  };
}

/** The texts of a baseline are not those of the run, so its errors have no place in them. */
function invalid(baseline: string, { diagnostics }: Pick<Result<unknown>, "diagnostics">): Result<never> {
  const first = diagnostics.find(({ severity }) => severity === "error");
  const { message = "", span } = first ?? {};
  const args = { baseline, path: span?.path ?? baseline, message };
  return { ok: false, diagnostics: [report(catalogue.baselineInvalid, args)] };
}
