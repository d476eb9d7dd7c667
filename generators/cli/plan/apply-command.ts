import { posix } from "node:path";
import { pathInRepository } from "../../config/repository.ts";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { attempt } from "../../files/disk/disk-error.ts";
import { configPath } from "../../files/own-folder.ts";
import { hasInputName } from "../../flow/input-name.ts";
import { modelsBelow } from "../../flow/read-inputs.ts";
import { textOf } from "../../source/decode-text.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "../command.ts";
import { graftEntities } from "../graft/graft-command.ts";
import { graftModels } from "../graft/graft-model-command.ts";
import { hostSettings } from "../graft/host-settings.ts";
import type { applyOptions, Values } from "../options.ts";
import { type JobRunner, reportFailure, reportOutcome, runAndReport } from "../report/run-and-report.ts";
import { isDry, pathFrom } from "../requests.ts";
import { planDifferences } from "./plan-differences.ts";
import { hashOfText, ownTemplatesHash, type Plan, plannedBy } from "./plan-document.ts";
import { readPlan } from "./read-plan.ts";

/** `tenon apply`: plans again, and writes if that comes to exactly the plan. Spec: command-line, Plans. */
export const applyCommand: CommandAction<typeof applyOptions> = {
  run: ({ values, positionals: [file, ...others] }, context) => {
    if (file === undefined || others.length > 0)
      return usageError("apply takes one plan.", "tenon apply plan.json --host ../MyShop");
    const path = pathFrom(context.folder, file);
    const plan = readPlan(context.disk, path, file === "-" ? file : path);
    if (!plan.ok) return reportFailure(plan.diagnostics, { command: "apply", values }, context);
    if (plan.value.request.onConflict === "overwrite" && values["on-conflict"] !== "overwrite")
      return usageError(
        "The plan overwrites files that were edited.",
        `To allow it: tenon apply ${file} --on-conflict overwrite`,
      );
    return applyPlan(plan.value, { values, file }, context);
  },
};

/** Applies a plan that was read from a file, unless something has changed since. */
export function applyPlan(
  plan: Plan,
  { values, file }: { readonly values: Values<typeof applyOptions>; readonly file: string },
  context: CommandContext,
): CommandResult {
  const host = pathFrom(context.folder, values.host ?? ".");
  const settings = hostSettings(host, {}, context);
  const words = { command: "apply", values };
  if (!settings.ok) return reportOutcome(settings.outcome, words, context);
  const { root } = settings.value;
  const strange = namesNoInput(plan, root, context, file);
  if (strange.length > 0) return reportFailure(strange, words, context);
  const moved = movedInputs(plan, root, context);
  if (moved.length > 0) return reportFailure(moved, { ...words, root }, context);
  const { kind, files, entities, layers, templates, wire: wires, ...decided } = plan.request;
  const request = { ...decided, host, wires, dryRun: isDry(values), layers: layers && new Set(layers) };
  const paths = files.map((path) => posix.join(root, path));
  const given = { ...values, ...(templates !== undefined && { templates: templates && posix.join(root, templates) }) };
  const runJob = applying(plan);
  return kind === "models"
    ? graftModels({ ...request, models: paths }, given, context, runJob)
    : graftEntities({ ...request, files: paths, entities }, given, context, { runJob });
}

/** Refuses a plan that names a file which no run would read as an input: a mistake in a file shows lines of it. */
function namesNoInput(
  { request, inputs }: Plan,
  root: string,
  { disk }: CommandContext,
  plan: string,
): readonly Diagnostic[] {
  const hashed = inputs.map(({ path }) => path);
  const named = request.files.flatMap((path) => filesAt(disk, root, path));
  const unhashed = named.find((path) => !hashed.includes(path));
  const paths = [...named, ...hashed];
  const strange = paths.find((path) => path !== configPath && !hasInputName({ disk, root }, path));
  const isOutside =
    request.templates !== undefined &&
    request.templates !== "" &&
    pathInRepository(disk, root, request.templates) === undefined;
  const reason =
    strange !== undefined
      ? `it names ${strange} as an input, and no entity file or model has such a name`
      : unhashed !== undefined
        ? `it names ${unhashed}, and has no hash of it among its inputs`
        : isOutside && "its templates are outside the repository of the host";
  return reason === false ? [] : [report(catalogue.invalidPlan, { path: plan, reason })];
}

/** Lists the inputs that a path of a plan means: itself, or the models of a folder. */
function filesAt(disk: CommandContext["disk"], root: string, path: string): readonly string[] {
  const absolute = posix.join(root, path);
  if (disk.kind(absolute) !== "folder") return [path];
  return modelsBelow(disk, absolute).map((one) => posix.relative(root, one));
}

/** Reports the inputs that changed, before anything in them is read. */
function movedInputs({ inputs }: Plan, root: string, { disk }: CommandContext): readonly Diagnostic[] {
  return inputs.flatMap(({ path, hash }) => {
    const bytes = attempt(() => disk.read(posix.join(root, path)));
    if (bytes instanceof Uint8Array && hashOfText(textOf(bytes)) === hash) return [];
    const reason = bytes === undefined ? "the input is gone" : "the input has changed";
    return [report(catalogue.planMoved, { path, reason }, { hint: "Make the plan again." })];
  });
}

/** Returns a function that runs a job, and refuses to write anything but the plan. */
function applying(plan: Plan): JobRunner {
  return (job, context) => {
    const own = ownTemplatesHash(context.disk, job.request.ownTemplates);
    const others =
      own === plan.templates
        ? []
        : [report(catalogue.planMoved, { path: "templates", reason: "your templates have changed" })];
    const approve: NonNullable<typeof job.request.approve> = (planned) => [
      ...others,
      ...planDifferences(plan, plannedBy(planned), context.version()),
    ];
    return runAndReport({ ...job, command: "apply", request: { ...job.request, approve } }, context);
  };
}
