import { type Command, type CommandResult, type Surroundings, usageError } from "./command.ts";
import { readOptions } from "./read-options.ts";
import { readOutput } from "./read-output.ts";
import { runBuild } from "./run-build.ts";
import { pathFrom, runOptions, runRequestOf } from "./run-options.ts";

const options = {
  out: { type: "string" },
  layers: { type: "string" },
  target: { type: "string" },
  "openapi-format": { type: "string" },
  print: { type: "string" },
  ...runOptions,
} as const;

const help = `Builds a model: C# that compiles by itself, or the OpenAPI document of its operations.

  tenon build lending.model                            only check it
  tenon build lending.model --out ../Library
  tenon build models --out ../Library --layers api
  tenon build lending.model --out ../Library --dry-run     show every file, write none
  tenon build lending.model --out ../api --target openapi

Usage: tenon build FILE|FOLDER... [options]

  --out DIR      write the files to this folder, which keeps a record in DIR/.tenon
  --layers LIST  what to emit beside the domain: application (requests and handlers),
                 api (the endpoints, and with them the application layer)
  --target NAME  csharp, or openapi: <Context>/openapi.yaml in place of the C#
  --openapi-format yaml|json
                 the form of the document, by default yaml
  --print routes print the HTTP operations that the model leads to
  --dry-run      decide everything, write nothing
  --check        the same, and exit with 4 if a file would change
  --restore      bring back generated files that were deleted
  --prune        remove files that are no longer produced, if nobody edited them
  --forget PATH  leave out a model of last time, named as in DIR/.tenon/manifest.json
  --json         one JSON document on standard output instead of text
  --quiet        say nothing but warnings and errors

A folder stands for every .model file in it and below it; all files are one model.
C# and documents can share a folder: neither run judges the files of the other.
A generated file that was edited, or a file of yours in its place, stops the run:
the files are listed, nothing is written, and the exit code is 3.
`;

/** `tenon build`: models in, C# or OpenAPI documents out, all or nothing. */
export const buildCommand: Command = {
  name: "build",
  summary: "check a model and write its C# or its OpenAPI document",
  help,
  run,
};

function run(args: readonly string[], surroundings: Surroundings): CommandResult {
  const parsed = readOptions(args, options);
  if ("exitCode" in parsed) return parsed;
  const { positionals, values } = parsed;
  if (positionals.length === 0) return usageError("No model was named.", "tenon build lending.model --out ../Library");
  const problem = printProblem(values.print);
  if (problem !== undefined) return problem;
  const output = readOutput(values);
  if ("exitCode" in output) return output;
  const { out } = values;
  const { folder } = surroundings;
  const request = {
    models: positionals.map((path) => pathFrom(folder, path)),
    ...output,
    isPlanOnly: out === undefined,
    destination: { kind: "folder", folder: pathFrom(folder, out ?? ".") } as const,
    ...runRequestOf(values),
  };
  return runBuild(request, { command: "build", values, printsRoutes: values.print !== undefined }, surroundings);
}

function printProblem(print = "routes"): CommandResult | undefined {
  return print === "routes"
    ? undefined
    : usageError(`There is nothing to print by the name of '${print}'.`, "tenon build lending.model --print routes");
}
