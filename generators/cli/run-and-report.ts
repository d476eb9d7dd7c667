import { exitCodeOf } from "../diagnostics/diagnostic.ts";
import { isWriting } from "../files/change.ts";
import type { Outcome } from "../flow/outcome.ts";
import type { RunRequest } from "../flow/request.ts";
import { run } from "../flow/run.ts";
import type { Source, Target, TargetFile } from "../flow/target.ts";
import { withOwnTemplates } from "../render/own-templates.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import { graftJson } from "./graft-json.ts";
import { type Ending, graftText } from "./graft-text.ts";
import type { GraftValues } from "./options.ts";
import { reportFailure } from "./report-failure.ts";
import { pathFrom } from "./requests.ts";
import { withShownPaths } from "./shown-paths.ts";

/** A run of a target and the words for its report. */
interface Job<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile> {
  /** The name of the command in the JSON report. */
  readonly command: string;
  readonly values: Pick<GraftValues, "check" | "json" | "quiet" | "templates">;
  readonly target: Target<Request, Input, Meaning, File>;
  readonly request: Request;
  /** Replaces the usual text of the report. */
  readonly text?: (outcome: Outcome<Meaning>, ending: Ending) => Omit<CommandResult, "exitCode">;
}

/** Runs a target and reports its outcome as text or JSON. Spec: command-line, Exit codes. */
export function runAndReport<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  { command, values, target, request, text = graftText }: Job<Request, Input, Meaning, File>,
  context: CommandContext,
): CommandResult {
  const templates = templatesFor(values, context);
  if (!templates.ok) return reportFailure(templates.diagnostics, context, undefined);
  const { all, own } = templates.value;
  const outcome = withShownPaths(
    run(target, { ...request, ownTemplates: own }, { ...context, templates: all }),
    context.folder,
  );
  const failure = exitCodeOf(outcome.diagnostics);
  const exitCode = failure === 0 ? exitCodeFor(outcome, values.check ?? false, request.wires ?? false) : failure;
  if (values.json) return { exitCode, output: graftJson(outcome, { command, exitCode }), messages: "" };
  const ending = {
    dryRun: request.dryRun,
    exitCode,
    hasFailed: failure !== 0,
    paint: context.paint,
    isQuiet: values.quiet ?? false,
  };
  return { exitCode, ...text(outcome, ending) };
}

/** Reads the templates of a run: Tenon's, replaced by the user's of the same name. */
export function templatesFor({ templates }: Pick<GraftValues, "templates">, context: CommandContext) {
  const folder = templates === undefined ? undefined : pathFrom(context.folder, templates);
  return withOwnTemplates(context.disk, folder, context.templates);
}

/** Returns 4 for a check that found something missing, and 3 for a wiring that left lines to the user. */
function exitCodeFor({ changes, needs }: Outcome, isCheck: boolean, wires: boolean): number {
  if (isCheck) return needs.length > 0 || changes.some(isWriting) ? 4 : 0;
  return wires && needs.length > 0 ? 3 : 0;
}
