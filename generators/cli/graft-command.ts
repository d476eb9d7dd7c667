import { type Command, type CommandResult, type Surroundings, usageError } from "./command.ts";
import { type GraftValues, graftOptions, graftOptionsHelp, requestOf } from "./graft-options.ts";
import { readLayers } from "./read-layers.ts";
import { readOptions } from "./read-options.ts";
import { reportFailure } from "./report-failure.ts";
import { runBuild } from "./run-build.ts";
import { runGraft, templatesFor } from "./run-graft.ts";
import { pathFrom } from "./run-options.ts";

const options = { ...graftOptions, model: { type: "string", multiple: true }, layers: { type: "string" } } as const;

const help = `Grafts the endpoints of an entity file, or the C# of a model, onto a .NET host.

  tenon graft shop.yaml --host ../MyShop
  tenon graft shop.yaml --host ../MyShop --dry-run     show every file, write none
  tenon graft --host ../MyShop                         the entity files of last time
  tenon graft --model lending.model --host ../MyShop   a model instead of entities

Usage: tenon graft [FILE...] [options]
       tenon graft --model FILE|FOLDER [options]

  --model PATH      a model file or a folder of them; the files go where those of the
                    entities go, else below Tenon/
  --layers LIST     for models, what to emit beside the domain: application, api;
                    without it what the host has already
${graftOptionsHelp}
A generated file that was edited, or a file of yours in its place, stops the run:
the files are listed, nothing is written, and the exit code is 3.
`;

/** `tenon graft`: entity files in, C# out, all or nothing. */
export const graftCommand: Command = {
  name: "graft",
  summary: "graft the endpoints of an entity file onto a .NET host",
  help,
  run,
};

function run(args: readonly string[], surroundings: Surroundings): CommandResult {
  const parsed = readOptions(args, options);
  if ("exitCode" in parsed) return parsed;
  const { positionals, values } = parsed;
  if (values.model === undefined) return graftEntities(positionals, values, surroundings);
  return positionals.length === 0
    ? graftModels(values.model, values, surroundings)
    : usageError("Entity files and models are grafted one after the other.", "Leave out the entity files, or --model.");
}

function graftEntities(files: readonly string[], values: GraftValues, surroundings: Surroundings): CommandResult {
  const request = requestOf(values, files, surroundings.folder);
  const isFirst = surroundings.disk.kind(`${request.host}/.tenon/manifest.json`) === undefined;
  if (request.files.length === 0 && isFirst)
    return usageError("No entity file was named.", "Name one: tenon graft shop.yaml --host ../MyShop");
  return runGraft(request, values, surroundings);
}

function graftModels(
  models: readonly string[],
  values: GraftValues & { readonly layers?: string | undefined },
  surroundings: Surroundings,
): CommandResult {
  const layers = values.layers === undefined ? undefined : readLayers(values.layers);
  if (layers !== undefined && "exitCode" in layers) return layers;
  const templates = templatesFor(values, surroundings);
  if (!templates.ok) return reportFailure(templates.diagnostics, surroundings, undefined);
  const { all, own } = templates.value;
  const { host, ...run } = requestOf(values, [], surroundings.folder);
  const request = {
    ...run,
    models: models.map((path) => pathFrom(surroundings.folder, path)),
    layers,
    destination: { kind: "host", host } as const,
    ownTemplates: own,
  };
  return runBuild(request, { command: "graft", values, printsRoutes: false }, { ...surroundings, templates: all });
}
