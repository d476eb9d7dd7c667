import { posix } from "node:path";
import { exitCodeOf } from "../diagnostics/exit-code.ts";
import { graft } from "../pipeline.ts";
import { type Command, type CommandResult, type Surroundings, usageError } from "./command.ts";
import { graftJson } from "./graft-json.ts";
import { graftText } from "./graft-text.ts";
import { readLayers } from "./read-layers.ts";
import { readOptions } from "./read-options.ts";
import { absolutePath, runBuild } from "./run-build.ts";
import { withShownPaths } from "./shown-paths.ts";

const options = {
  model: { type: "string", multiple: true },
  layers: { type: "string" },
  host: { type: "string" },
  "dry-run": { type: "boolean" },
  restore: { type: "boolean" },
  prune: { type: "boolean" },
  forget: { type: "string", multiple: true },
  json: { type: "boolean" },
} as const;

const help = `Grafts the endpoints of an entity file, or the C# of a model, onto a .NET host.

  tenon graft shop.yaml --host ../MyShop
  tenon graft shop.yaml --host ../MyShop --dry-run     show every file, write none
  tenon graft --host ../MyShop                         the entity files of last time
  tenon graft --model lending.model --host ../MyShop   a model instead of entities

Usage: tenon graft [FILE...] [options]
       tenon graft --model FILE|FOLDER [options]

  --model PATH   a model file or a folder of them; the files go below Tenon/
  --layers LIST  for models, what to emit beside the domain: application
  --host PATH    folder or project file of the host (default: this folder)
  --dry-run      decide everything, write nothing
  --restore      bring back generated files that were deleted
  --prune        remove files that are no longer produced, if nobody edited them
  --forget PATH  leave out a file of last time, named as in .tenon/manifest.json
  --json         one JSON document on standard output instead of text

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
  if (positionals.length > 0)
    return usageError(
      "Entity files and models are grafted one after the other.",
      "Leave out the entity files, or --model.",
    );
  return graftModels(values.model, values, surroundings);
}

type Values = Exclude<ReturnType<typeof readOptions<typeof options>>, CommandResult>["values"];

function graftModels(models: readonly string[], values: Values, surroundings: Surroundings): CommandResult {
  const layers = readLayers(values.layers ?? "");
  if ("exitCode" in layers) return layers;
  const { host = ".", forget = [], "dry-run": dryRun = false, restore = false, prune = false, json = false } = values;
  const at = (path: string) => absolutePath(surroundings.folder, path);
  const target = { kind: "host", host: at(host) } as const;
  const request = { models: models.map(at), layers, target, forget, dryRun, restore, prune };
  return runBuild(request, { command: "graft", isJson: json, printsRoutes: false }, surroundings);
}

function graftEntities(
  files: readonly string[],
  values: Values,
  { folder, disk, templates }: Surroundings,
): CommandResult {
  const { host = ".", forget = [], "dry-run": dryRun = false, restore = false, prune = false, json = false } = values;
  const at = (path: string) => absolutePath(folder, path);
  if (files.length === 0 && disk.kind(posix.join(at(host), ".tenon/manifest.json")) === undefined) {
    return usageError("No entity file was named.", "Name one: tenon graft shop.yaml --host ../MyShop");
  }
  const outcome = withShownPaths(
    graft({ host: at(host), files: files.map(at), forget, dryRun, restore, prune }, disk, templates()),
    folder,
  );
  const exitCode = exitCodeOf(outcome.diagnostics);
  const text = graftText(outcome, { dryRun, exitCode });
  return json
    ? { exitCode, output: graftJson(outcome, { command: "graft", exitCode }), messages: "" }
    : { exitCode, ...text };
}
