import type { ModelGraftRequest } from "../../flow/request.ts";
import { modelInHost } from "../../flow/targets/model-in-host.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "../command.ts";
import type { GraftValues, graftOrModelOptions, Invocation } from "../options.ts";
import { readLayers } from "../read-output.ts";
import { type JobRunner, reportingAs, reportOutcome } from "../report/run-and-report.ts";
import { graftRequestOf, pathFrom } from "../requests.ts";
import { hostSettings } from "./host-settings.ts";

/** `tenon graft --model`. */
export const graftModelCommand: CommandAction<typeof graftOrModelOptions> = {
  run: (invocation, context) => graftModelFiles(invocation, context, reportingAs(invocation.values)),
};

/** Carries out the graft of models that the options name. */
export function graftModelFiles(
  { values, positionals }: Invocation<typeof graftOrModelOptions>,
  context: CommandContext,
  runJob: JobRunner,
): CommandResult {
  if (positionals.length > 0)
    return usageError(
      "Entity files and models are grafted one after the other.",
      "Leave out the entity files, or --model.",
    );
  if (values.entity !== undefined)
    return usageError("--entity selects from entity files, and --model names none.", "Leave out --entity.");
  const layers = values.layers === undefined ? undefined : readLayers(values.layers);
  if (layers !== undefined && "exitCode" in layers) return layers;
  const models = (values.model ?? []).map((path) => pathFrom(context.folder, path));
  const { files: _, ...request } = graftRequestOf(values, [], context.folder);
  return graftModels({ ...request, models, layers, messaging: values.messaging }, values, context, runJob);
}

/** Grafts models onto a host and reports the outcome. */
export function graftModels(
  request: ModelGraftRequest,
  values: GraftValues,
  context: CommandContext,
  runJob: JobRunner,
): CommandResult {
  const job = { command: "graft", values, target: modelInHost };
  const settings = hostSettings(request.host, values, context);
  if (!settings.ok) return reportOutcome(settings.outcome, job, context);
  return runJob({ ...job, request: { ...request, ...settings.value.request } }, settings.value.context);
}
