import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { type Diagnostic, exitCodeOf } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { attempt, DiskError, refusal } from "../../files/disk/disk-error.ts";
import { writeWithInput } from "../../files/write/write-with-input.ts";
import type { Outcome } from "../../flow/outcome.ts";
import type { RunRequest } from "../../flow/request.ts";
import { run } from "../../flow/run.ts";
import type { Source, TargetFile } from "../../flow/target.ts";
import type { CommandAction, CommandContext, CommandResult } from "../command.ts";
import type { graftFiles } from "../graft/graft-command.ts";
import type { Invocation, planOptions, Values } from "../options.ts";
import { readLayers } from "../read-output.ts";
import { type Job, reportFailure, reportOutcome } from "../report/run-and-report.ts";
import { withSchemaChanges } from "../report/with-schema-changes.ts";
import { pathFrom } from "../requests.ts";
import { ownTemplatesHash, type Plan, type PlannedRequest, plannedBy, planText } from "./plan-document.ts";
import { parsePlan } from "./read-plan.ts";

/** Receives a plan with the outcome that it records, and the report of the run. */
type Receiver = (plan: Plan, outcome: Outcome, result: CommandResult) => CommandResult;

/** Returns `tenon plan` of entity files or of models: writes what their graft would do as data. Spec: command-line, Plans. */
export function planCommand(graft: typeof graftFiles): CommandAction<typeof planOptions> {
  return {
    run: (invocation, context) => {
      const { values } = invocation;
      const receive: Receiver = (plan, _, result) => delivered(plan, result, { values, context });
      return graft(invocation, context, (job, system) => planJob(job, { invocation, receive }, system));
    },
  };
}

/** Plans a job without writing it. A run that fails has no plan, but a report. */
export function planJob<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  { target, request, ...job }: Job<Request, Input, Meaning, File>,
  { invocation, receive }: { readonly invocation: Invocation<typeof planOptions>; readonly receive: Receiver },
  context: CommandContext,
): CommandResult {
  const { values } = invocation;
  const found = run(target, { ...request, dryRun: true }, context);
  const outcome = withSchemaChanges(found, values.accept ?? [], context);
  const words = { ...job, command: "plan", values: { ...values, "dry-run": true }, wires: false };
  const result = reportOutcome(outcome, words, context);
  const { root } = outcome;
  if (root === undefined || exitCodeOf(outcome.diagnostics) > 0) return result;
  const own = ownTemplatesHash(context.disk, request.ownTemplates);
  const plan: Plan = {
    version: 1,
    tenon: context.version(),
    request: requestOf(invocation, root, context),
    ...(own !== undefined && { templates: own }),
    ...plannedBy(outcome),
    ...(outcome.schema !== undefined && outcome.schema.length > 0 && { schema: outcome.schema }),
  };
  return receive(plan, outcome, result);
}

interface Delivery {
  readonly values: Values<typeof planOptions>;
  readonly context: CommandContext;
}

/** Prints a plan, or writes it to its file. */
function delivered(plan: Plan, result: CommandResult, { values, context }: Delivery): CommandResult {
  const text = planText(plan);
  if (values.out === undefined) return { ...result, output: text };
  const refused = writePlan(pathFrom(context.folder, values.out), text, { values, context });
  if (refused !== undefined) return refused;
  const next = `\nThe plan is ${values.out}. To carry it out:\n  ${context.program} ${applyLine(values)}\n`;
  return values.json || values.quiet ? result : { ...result, output: result.output + next };
}

function applyLine({ out = "", host, "on-conflict": onConflict }: Values<typeof planOptions>): string {
  const force = onConflict === "overwrite" ? " --on-conflict overwrite" : "";
  return `apply ${out}${host === undefined ? "" : ` --host ${host}`}${force}`;
}

/** Writes a plan; a file that is none is not replaced. */
function writePlan(path: string, text: string, { values, context }: Delivery): CommandResult | undefined {
  const { disk } = context;
  const failed = (...diagnostics: readonly Diagnostic[]) =>
    reportFailure(diagnostics, { command: "plan", values }, context);
  const root = posix.dirname(path);
  const before = attempt(() => disk.read(path));
  if (before instanceof DiskError) return failed(refusal(root, "read", before));
  if (before !== undefined && typeof parsePlan(before) === "string") {
    const shown = posix.relative(context.folder, path);
    return failed(report(catalogue.foreignFile, { path: shown }));
  }
  const edit = { path, before, after: new TextEncoder().encode(text), reason: "is a plan" };
  const written = writeWithInput({ disk, root }, [], [edit]);
  return written.ok ? undefined : failed(...written.diagnostics);
}

/** Translates the options into the form of a plan. */
function requestOf(
  { values, positionals }: Invocation<typeof planOptions>,
  root: string,
  { folder }: CommandContext,
): PlannedRequest {
  const { model, templates, layers, messaging } = values;
  const shown = (path: string) => posix.relative(root, pathFrom(folder, path)) || ".";
  const known = layers === undefined ? undefined : readLayers(layers);
  return {
    kind: model === undefined ? "entities" : "models",
    files: (model ?? positionals).map(shown),
    entities: values.entity ?? [],
    ...(known !== undefined && !("exitCode" in known) && { layers: [...known] }),
    messaging,
    ...(templates !== undefined && { templates: templates === "" ? "" : shown(templates) }),
    ...(values["on-conflict"] !== undefined && { onConflict: values["on-conflict"] }),
    forget: values.forget ?? [],
    wire: values.wire ?? false,
    restore: values.restore ?? false,
    prune: values.prune ?? false,
  };
}
