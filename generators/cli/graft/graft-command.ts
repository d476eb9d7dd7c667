import { pointedHost } from "../../config/pointed-host.ts";
import type { Change } from "../../files/compare/change.ts";
import { manifestPath } from "../../files/own-folder.ts";
import type { GraftRequest } from "../../flow/request.ts";
import { entityCsharp } from "../../flow/targets/entity-csharp.ts";
import { selecting } from "../../flow/targets/selected-entities.ts";
import { shellWord, webProjectsOf } from "../../host/snapshot/find-project.ts";
import { starterName } from "../../init/starter-file.ts";
import type { Ask } from "../../prompts/ask.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "../command.ts";
import type { GraftValues, graftOptions, graftOrModelOptions, Invocation } from "../options.ts";
import { readLayers } from "../read-output.ts";
import { type JobRunner, reportingAs, reportOutcome, runAndReport } from "../report/run-and-report.ts";
import { graftRequestOf, pathFrom } from "../requests.ts";
import { hostSettings } from "./host-settings.ts";

/** `tenon graft` of entity files. */
export const graftCommand: CommandAction<typeof graftOrModelOptions> = {
  run: (invocation, context) => graftFiles(invocation, context, reportingAs(invocation.values)),
  asks: ({ values }, context) => projectsFor(values, context).length > 1,
  converse: async ({ values, positionals }, context, ask) =>
    graftFiles(
      { values: { ...values, host: await askProject(ask, values, context) }, positionals },
      context,
      runAndReport,
    ),
};

/** Carries out the graft of entity files that the options name. */
export function graftFiles(
  { values, positionals }: Invocation<typeof graftOrModelOptions>,
  context: CommandContext,
  runJob: JobRunner,
): CommandResult {
  const model = positionals.find((path) => path.endsWith(".model"));
  if (model !== undefined) return usageError(`${model} is a model.`, `Graft it by --model ${model}.`);
  if (values.messaging !== undefined)
    return usageError("--messaging is for models.", "Add --model PATH, or leave out --messaging.");
  const layers = values.layers === undefined ? undefined : readLayers(values.layers);
  if (layers !== undefined && "exitCode" in layers) return layers;
  const request = { ...graftRequestOf(values, positionals, context.folder), entities: values.entity ?? [], layers };
  return graftEntities(request, values, context, { runJob });
}

/** Lists the web projects that the option `--host` leaves open; none if the output is JSON. */
function projectsFor(values: GraftValues, { disk, folder }: CommandContext): readonly string[] {
  const path = pointedHost(disk, pathFrom(folder, values.host ?? "."));
  return values.json || !path.ok ? [] : webProjectsOf(disk, path.value);
}

async function askProject(ask: Ask, values: GraftValues, context: CommandContext): Promise<string> {
  const { chooseProject } = await import("../../prompts/choose.ts");
  const path = pathFrom(context.folder, values.host ?? ".");
  return chooseProject(ask, context.disk, { path, projects: projectsFor(values, context) });
}

/** The form of a graft: what runs it, and the command that its report names. */
interface GraftVariant {
  readonly runJob?: JobRunner;
  readonly command?: "graft" | "entity" | "relationship" | "health";
  /** The copy of the schema that a new entity file names. */
  readonly copies?: readonly Change[] | undefined;
}

/** Grafts entity files onto a host and reports the outcome. */
export function graftEntities(
  request: GraftRequest,
  values: GraftValues,
  context: CommandContext,
  { runJob = runAndReport, command = "graft", copies }: GraftVariant = {},
): CommandResult {
  const job = { command, values, target: targetFor(request) };
  const settings = hostSettings(request.host, values, context, copies);
  if (!settings.ok) return reportOutcome(settings.outcome, job, context);
  const { root, request: configured } = settings.value;
  const isFirst = context.disk.kind(`${root}/${manifestPath}`) === undefined;
  const isUnnamed = isFirst && request.files.length === 0 && !request.isHealthOnly;
  const files = isUnnamed ? [`${root}/${starterName}`] : request.files;
  if (isUnnamed && files.some((path) => context.disk.kind(path) === undefined)) return unnamed(values.host);
  return runJob({ ...job, request: { ...request, ...configured, files } }, settings.value.context);
}

/** Reports that a host without a record needs an entity file, with the command that writes one. */
function unnamed(host: string | undefined): CommandResult {
  const option = host === undefined ? "" : ` --host ${shellWord(host)}`;
  return usageError("No entity file was named.", `Name one, or write a first one: tenon init${option}`);
}

/** Returns the target of a request for all entities or some. */
function targetFor({ entities = [] }: GraftRequest): typeof entityCsharp {
  return entities.length === 0 ? entityCsharp : selecting(entities);
}

/** `tenon health`: grafts the health endpoints alone, for a host without entities. */
export const healthCommand: CommandAction<typeof graftOptions> = {
  run,
  converse: async ({ values, positionals }, context, ask) => {
    if (values.host !== undefined) {
      const isOpen = projectsFor(values, context).length > 1;
      const host = isOpen ? await askProject(ask, values, context) : values.host;
      return run({ values: { ...values, host }, positionals }, context);
    }
    const { chooseHost } = await import("../../prompts/choose.ts");
    const { folder, projectFile } = await chooseHost(ask, context);
    return run({ values: { ...values, host: `${folder}/${projectFile}` }, positionals }, context);
  },
};

function run({ values, positionals }: Invocation<typeof graftOptions>, context: CommandContext): CommandResult {
  if (positionals.length > 0)
    return usageError("health takes no entity file.", "tenon graft shop.yaml --host ../MyShop grafts entities, too.");
  return graftEntities({ ...graftRequestOf(values, [], context.folder), isHealthOnly: true }, values, context, {
    command: "health",
  });
}
