import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { type Diagnostic, exitCodeOf } from "../../diagnostics/diagnostic.ts";
import { type Change, isWriting } from "../../files/compare/change.ts";
import { isOpenConflict } from "../../files/compare/difference.ts";
import type { ReadableDisk, Site } from "../../files/disk/disk.ts";
import { attempt } from "../../files/disk/disk-error.ts";
import { foldersAbove } from "../../files/disk/relative-path.ts";
import { baseFolder } from "../../files/own-folder.ts";
import { nothingDone, type Outcome } from "../../flow/outcome.ts";
import type { RunRequest } from "../../flow/request.ts";
import { run } from "../../flow/run.ts";
import type { Source, Target, TargetFile } from "../../flow/target.ts";
import type { Ask } from "../../prompts/ask.ts";
import { textOf } from "../../source/decode-text.ts";
import { sharedFolder } from "../../text/folders.ts";
import type { CommandContext, CommandResult } from "../command.ts";
import type { GraftValues, graftOrModelOptions, Values } from "../options.ts";
import { isDry } from "../requests.ts";
import { graftJson } from "./graft-json.ts";
import { type Ending, graftText } from "./graft-text.ts";
import { msbuildText } from "./msbuild-text.ts";
import { differenceText } from "./patch-text.ts";
import { withShownPaths } from "./shown-paths.ts";

/** The words for the report of an outcome. */
interface Report<Meaning> {
  /** The name of the command in the JSON report. */
  readonly command: string;
  readonly values: Pick<GraftValues, "check" | "diff" | "dry-run" | "json" | "quiet">;
  /** True if the run inserts the lines that the host needs. */
  readonly wires?: boolean | undefined;
  /** Returns what the command prints beside the report, for the JSON report. */
  readonly printed?: ((outcome: Outcome<Meaning>) => Readonly<Record<string, unknown>>) | undefined;
  /** Replaces the usual text of the report. */
  readonly text?: (outcome: Outcome<Meaning>, ending: Ending) => Omit<CommandResult, "exitCode">;
}

/** Carries out a job. */
export type JobRunner = <Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  job: Job<Request, Input, Meaning, File>,
  context: CommandContext,
) => CommandResult;

/** A run of a target and the words for its report. */
export interface Job<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>
  extends Report<Meaning> {
  readonly target: Target<Request, Input, Meaning, File>;
  readonly request: Request;
}

/** Runs a target and reports its outcome. */
export function runAndReport<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  { target, request, ...report }: Job<Request, Input, Meaning, File>,
  context: CommandContext,
): CommandResult {
  const outcome = run(target, request, context);
  const result = reportOutcome(outcome, { ...report, wires: request.wires }, context);
  if (report.values.json || request.dryRun || !isOpen(outcome, request)) return result;
  const settle = async (ask: Ask): Promise<CommandResult> => {
    const { settleConflicts } = await import("../../prompts/settle-conflicts.ts");
    const show = (change: Change) => differenceText(change, context.paint);
    const settled = await settleConflicts(ask, { changes: outcome.changes, show });
    if (settled === undefined) return { exitCode: 130, output: "", messages: "Nothing was written.\n" };
    return runAndReport({ target, request: { ...request, settled }, ...report }, context);
  };
  return { ...result, settle };
}

/** Returns a function that runs a job, and reports it in the form that the options of a graft ask for. */
export function reportingAs({ msbuild: isForMsbuild }: Pick<Values<typeof graftOrModelOptions>, "msbuild">): JobRunner {
  return isForMsbuild
    ? (job, context) => runAndReport({ ...job, text: msbuildText(context.folder) }, context)
    : runAndReport;
}

/** True if conflicts alone stopped a run, and the user has not decided on them yet. */
function isOpen({ changes, diagnostics }: Outcome, { settled }: RunRequest): boolean {
  const open = changes.filter((change) => isOpenConflict(change) && settled?.has(change.path) !== true);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const decidable = new Set(open.map(({ diagnostic }) => diagnostic));
  return errors.length > 0 && errors.every((error) => decidable.has(error));
}

/** Reports an outcome as text or JSON. Spec: command-line, Exit codes. */
export function reportOutcome<Meaning>(
  found: Outcome<Meaning>,
  { command, values, wires, text = graftText, printed }: Report<Meaning>,
  context: CommandContext,
): CommandResult {
  const { folder, paint, screen, disk } = context;
  // The reasons why wiring leaves a line are of use to a run that wires.
  const needs = wires ? found.needs : found.needs.map(({ reason: _, ...need }) => need);
  const outcome = withShownPaths({ ...found, needs }, folder);
  const { check: isCheck = false, quiet: isQuiet = false } = values;
  const failure = exitCodeOf(outcome.diagnostics);
  const exitCode = failure === 0 ? exitCodeFor(outcome, isCheck, wires ?? false) : failure;
  const dryRun = isDry(values);
  const patchFolder = values.diff ? patchFolderOf(disk, found) : undefined;
  if (values.json) {
    const options = { command, access: context, exitCode, dryRun, patchFolder, printed: printed?.(outcome) };
    // Programs read files from the root.
    const { root, changes } = found;
    return graftJson({ ...outcome, root, changes, needs }, options);
  }
  const ending = { dryRun, exitCode, hasFailed: failure !== 0, paint, screen, isQuiet, patchFolder };
  return { exitCode, ...text(outcome, ending) };
}

/** Returns the outcome of a run that diagnostics stopped before it began, with the texts that they point into. */
export function stoppedAt({ disk, root }: Site<ReadableDisk>, diagnostics: readonly Diagnostic[]): Outcome<never> {
  const paths = new Set(diagnostics.flatMap(({ span }) => span?.path ?? []));
  const texts = [...paths].flatMap((path) => {
    const bytes = attempt(() => disk.read(posix.join(root, path)));
    return bytes instanceof Uint8Array ? [[path, textOf(bytes)] as const] : [];
  });
  return { ...nothingDone, root, texts: new Map(texts), diagnostics };
}

/** Reports the diagnostics that stopped a command before its run; their paths count from the root, by default the current folder. */
export function reportFailure<Meaning>(
  diagnostics: readonly Diagnostic[],
  { root, ...report }: Report<Meaning> & { readonly root?: string | undefined },
  context: CommandContext,
): CommandResult {
  return reportOutcome(stoppedAt({ disk: context.disk, root: root ?? context.folder }, diagnostics), report, context);
}

/** True for a record that a run would write. Baselines are no part of that: they may be left out of version control. */
function isMissing(change: Change): boolean {
  return isWriting(change) && !change.path.startsWith(`${baseFolder}/`);
}

/** Returns 4 for a check that found something missing, and 3 for a wiring that left lines to the user, other than code of their own. */
function exitCodeFor({ changes, records, needs }: Outcome, isCheck: boolean, wires: boolean): number {
  if (isCheck) return needs.length > 0 || changes.some(isWriting) || records.some(isMissing) ? 4 : 0;
  if (changes.some(({ diagnostic }) => diagnostic?.code === catalogue.markersWritten.code)) return 3;
  return wires && needs.some(({ isOwnCode }) => isOwnCode !== true) ? 3 : 0;
}

/**
 * Returns the folder that the paths of patches count from: the root of the Git repository around all files, as `git apply` has it,
 * else the deepest folder that holds them all. Spec: command-line, Differences.
 */
export function patchFolderOf(disk: ReadableDisk, { root = "/", changes }: Pick<Outcome, "root" | "changes">): string {
  const shared = sharedFolder([root, ...changes.map(({ path }) => posix.dirname(posix.join(root, path)))]);
  const above = ["/", ...foldersAbove(shared, "/"), shared].toReversed();
  return above.find((folder) => disk.kind(posix.join(folder, ".git")) !== undefined) ?? shared;
}
