import type { PublishedSurface } from "../../compatibility/published-surface.ts";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { WritableDisk } from "../../files/disk/disk.ts";
import type { RunRequest } from "../../flow/request.ts";
import type { Source, TargetFile } from "../../flow/target.ts";
import { withBaseline } from "../../flow/targets/with-baseline.ts";
import type { CommandContext, CommandResult } from "../command.ts";
import { type Job, reportFailure, runAndReport } from "../report/run-and-report.ts";
import { pathFrom } from "../requests.ts";

/** The earlier version of a job's inputs, as the command line names it. */
interface Earlier<Request, Meaning> {
  /** A path, or a commit of Git; undefined to compare with nothing. */
  readonly baseline: string | undefined;
  /** The inputs of the job, which a commit has under the same paths. */
  readonly inputs: readonly string[];
  /** Returns the request of the job for other inputs. */
  readonly requestFor: (inputs: readonly string[]) => Request;
  readonly surfacesOf: (meaning: Meaning) => readonly PublishedSurface[];
}

/** Runs a job, and reports what breaks callers of an earlier version. Spec: command-line, Breaking changes. */
export function runAgainstBaseline<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  job: Job<Request, Input, Meaning, File>,
  { baseline, inputs, requestFor, surfacesOf }: Earlier<Request, Meaning>,
  context: CommandContext,
): CommandResult {
  if (baseline === undefined) return runAndReport(job, context);
  const earlier = readBaseline(baseline, inputs, context);
  if (!earlier.ok) return reportFailure(earlier.diagnostics, job, context);
  const { disk, paths } = earlier.value;
  const target = withBaseline(job.target, { name: baseline, disk, request: requestFor(paths) }, surfacesOf);
  return runAndReport({ ...job, target }, context);
}

/** Finds the earlier version of inputs: a path stands for all of them, a commit has them under their own names. Spec: command-line, Breaking changes. */
function readBaseline(
  baseline: string,
  inputs: readonly string[],
  { folder, disk, diskAt }: CommandContext,
): Result<{ readonly disk: WritableDisk; readonly paths: readonly string[] }> {
  const path = pathFrom(folder, baseline);
  if (disk.kind(path) !== undefined) return { ok: true, value: { disk, paths: [path] }, diagnostics: [] };
  const past = diskAt(folder, baseline);
  const paths = inputs.filter((input) => past?.kind(input) !== undefined);
  if (past === undefined || paths.length === 0)
    return { ok: false, diagnostics: [report(catalogue.noBaseline, { baseline })] };
  return { ok: true, value: { disk: { ...disk, ...past }, paths }, diagnostics: [] };
}
