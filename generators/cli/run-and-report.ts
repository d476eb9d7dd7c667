import { exitCodeOf } from "../diagnostics/exit-code.ts";
import { isWriting } from "../files/change.ts";
import type { GraftOutcome } from "../flow/outcome.ts";
import { type TemplateSet, withOwnTemplates } from "../render/own-templates.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import { graftJson } from "./graft-json.ts";
import { type Ending, graftText } from "./graft-text.ts";
import type { GraftValues } from "./options.ts";
import { reportFailure } from "./report-failure.ts";
import { pathFrom } from "./requests.ts";
import { withShownPaths } from "./shown-paths.ts";

/** A run of a flow and the words for its report. */
interface Run<Outcome extends GraftOutcome> {
  /** The name of the command in the JSON report. */
  readonly command: string;
  readonly values: Pick<GraftValues, "check" | "dry-run" | "json" | "quiet" | "templates">;
  readonly flow: (templates: TemplateSet) => Outcome;
  /** Replaces the usual text of the report. */
  readonly text?: (outcome: Outcome, ending: Ending) => Omit<CommandResult, "exitCode">;
}

/** Runs a flow and reports its outcome as text or JSON. Spec: decisions, 6. */
export function runAndReport<Outcome extends GraftOutcome>(
  { command, values, flow, text = graftText }: Run<Outcome>,
  context: CommandContext,
): CommandResult {
  const templates = templatesFor(values, context);
  if (!templates.ok) return reportFailure(templates.diagnostics, context, undefined);
  const outcome = withShownPaths(flow(templates.value), context.folder);
  const exitCode = exitCodeFor(outcome, values);
  if (values.json) return { exitCode, output: graftJson(outcome, { command, exitCode }), messages: "" };
  const dryRun = (values["dry-run"] || values.check) ?? false;
  return { exitCode, ...text(outcome, { dryRun, exitCode, paint: context.paint, isQuiet: values.quiet ?? false }) };
}

/** Reads the templates of a run: Tenon's, replaced by the user's of the same name. */
export function templatesFor({ templates }: Pick<GraftValues, "templates">, context: CommandContext) {
  const folder = templates === undefined ? undefined : pathFrom(context.folder, templates);
  return withOwnTemplates(context.disk, folder, context.templates);
}

/** Returns 4 for a check that found changes. */
function exitCodeFor({ diagnostics, changes }: GraftOutcome, { check }: Pick<GraftValues, "check">): number {
  const failure = exitCodeOf(diagnostics);
  return failure === 0 && check && changes.some(isWriting) ? 4 : failure;
}
