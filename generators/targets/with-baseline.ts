import { findBreakingChanges } from "../compatibility/find-breaking-changes.ts";
import type { PublishedSurface } from "../compatibility/published-surface.ts";
import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { WritableDisk } from "../files/disk.ts";
import { noManifest } from "../files/no-manifest.ts";
import type { RunRequest } from "../flow/request.ts";
import type { Run, Source, Target, TargetFile } from "../flow/target.ts";

/** An earlier version of the input, to compare with. */
export interface Baseline<Request extends RunRequest> {
  /** Its name in messages, as given. */
  readonly name: string;
  /** The disk with the earlier files: that of the run, or one that reads a commit of Git. */
  readonly disk: WritableDisk;
  /** The request that names the earlier files. */
  readonly request: Request;
}

/** Extends a target: with its plan, it reports what breaks callers of an earlier version of the input. Spec: command-line, Breaking changes. */
export function withBaseline<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  target: Target<Request, Input, Meaning, File>,
  baseline: Baseline<Request>,
  surfacesOf: (meaning: Meaning, input: Source) => readonly PublishedSurface[],
): Target<Request, Input, Meaning, File> {
  const plan: typeof target.plan = (meaning, input, run) => {
    const planned = target.plan(meaning, input, run);
    if (!planned.ok) return planned;
    const earlier = earlierOf(target, baseline, run);
    if (!earlier.ok) return earlier;
    const before = surfacesOf(earlier.value.meaning, earlier.value.input);
    const changes = findBreakingChanges(before, surfacesOf(meaning, input));
    return resultOf(planned.value, [...planned.diagnostics, ...changes]);
  };
  return { ...target, plan };
}

function earlierOf<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  target: Target<Request, Input, Meaning, File>,
  { name, disk, request }: Baseline<Request>,
  run: Run<Request>,
): Result<{ readonly meaning: Meaning; readonly input: Input }> {
  const past = { ...run, request, manifest: noManifest, site: { ...run.site, disk } };
  const input = target.read(past);
  if (!input.ok) return invalid(name, input);
  const meaning = target.understand(input.value, past);
  if (!meaning.ok) return invalid(name, meaning);
  return { ok: true, value: { meaning: meaning.value, input: input.value }, diagnostics: [] };
}

/** The texts of a baseline are not those of the run, so its errors have no place in them. */
function invalid(baseline: string, { diagnostics }: Pick<Result<unknown>, "diagnostics">): Result<never> {
  const first = diagnostics.find(({ severity }) => severity === "error");
  const { message = "", span } = first ?? {};
  const args = { baseline, path: span?.path ?? baseline, message };
  return { ok: false, diagnostics: [report(catalogue.baselineInvalid, args)] };
}
