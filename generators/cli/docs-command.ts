import { type Command, type CommandResult, type Surroundings, usageError } from "./command.ts";
import { readOptions } from "./read-options.ts";
import { runBuild } from "./run-build.ts";
import { pathFrom, runOptions, runRequestOf } from "./run-options.ts";

const options = {
  out: { type: "string" },
  ...runOptions,
} as const;

const help = `Writes one page that documents a model: routes, types as a diagram, operations, schemas.

  tenon docs lending.model --out docs
  tenon docs models --out docs

Usage: tenon docs FILE|FOLDER... --out DIR [options]

  --out DIR      write index.html to this folder, which keeps a record in DIR/.tenon
  --dry-run      decide everything, write nothing
  --check        the same, and exit with 4 if the page would change
  --restore      bring back the page after it was deleted
  --prune        remove files that are no longer produced, if nobody edited them
  --forget PATH  leave out a model of last time, named as in DIR/.tenon/manifest.json
  --json         one JSON document on standard output instead of text
  --quiet        say nothing but warnings and errors

The page stands alone: it asks for nothing from any network.
`;

/** `tenon docs`: models in, one static page out. */
export const docsCommand: Command = { name: "docs", summary: "write a page that documents a model", help, run };

function run(args: readonly string[], surroundings: Surroundings): CommandResult {
  const parsed = readOptions(args, options);
  if ("exitCode" in parsed) return parsed;
  const { positionals, values } = parsed;
  if (positionals.length === 0) return usageError("No model was named.", "tenon docs lending.model --out docs");
  const { out } = values;
  if (out === undefined) return usageError("No folder was named.", "tenon docs lending.model --out docs");
  const { folder } = surroundings;
  const request = {
    models: positionals.map((path) => pathFrom(folder, path)),
    layers: new Set<never>(),
    isPage: true,
    destination: { kind: "folder", folder: pathFrom(folder, out) } as const,
    ...runRequestOf(values),
  };
  return runBuild(request, { command: "docs", values, printsRoutes: false }, surroundings);
}
