import type { PublishedSurface } from "../compatibility/published-surface.ts";
import { nothingDone } from "../flow/outcome.ts";
import type { RunRequest } from "../flow/request.ts";
import type { Source, TargetFile } from "../flow/target.ts";
import { withBaseline } from "../targets/with-baseline.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import { readBaseline } from "./read-baseline.ts";
import { type Job, reportOutcome, runAndReport } from "./run-and-report.ts";

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
  if (!earlier.ok) return reportOutcome({ ...nothingDone, diagnostics: earlier.diagnostics }, job, context);
  const { name, disk, paths } = earlier.value;
  const target = withBaseline(job.target, { name, disk, request: requestFor(paths) }, surfacesOf);
  return runAndReport({ ...job, target }, context);
}
