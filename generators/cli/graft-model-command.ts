import { modelInHost } from "../targets/model-in-host.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "./command.ts";
import { hostSettings } from "./host-settings.ts";
import type { graftOrModelOptions, Invocation } from "./options.ts";
import { readLayers } from "./read-output.ts";
import { graftRequestOf, pathFrom } from "./requests.ts";
import { type JobRunner, reportingAs, reportOutcome } from "./run-and-report.ts";

/** `tenon graft --model`. */
export const graftModelCommand: CommandAction<typeof graftOrModelOptions> = {
  run: (invocation, context) => graftModels(invocation, context, reportingAs(invocation.values)),
};

/** Carries out the graft of models that the options name. */
export function graftModels(
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
  const { host, ...request } = { ...graftRequestOf(values, [], context.folder), models, layers };
  const job = { command: "graft", values, target: modelInHost };
  const settings = hostSettings(host, values, context);
  if (!settings.ok) return reportOutcome(settings.outcome, job, context);
  const configured = { ...request, ...settings.value.request };
  return runJob({ ...job, request: configured, templates: settings.value.templates }, context);
}
