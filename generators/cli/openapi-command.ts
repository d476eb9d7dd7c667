import { run as runTarget } from "../flow/run.ts";
import { entityOpenapi } from "../targets/entity-openapi.ts";
import { type Command, type CommandResult, type Surroundings, usageError } from "./command.ts";
import { exitCodeFor } from "./exit-code-for.ts";
import { graftJson } from "./graft-json.ts";
import { graftText } from "./graft-text.ts";
import { readOptions } from "./read-options.ts";
import { readFormat } from "./read-output.ts";
import { pathFrom, runOptions, runRequestOf } from "./run-options.ts";
import { withShownPaths } from "./shown-paths.ts";

const options = {
  out: { type: "string" },
  host: { type: "string" },
  "openapi-format": { type: "string" },
  ...runOptions,
} as const;

const help = `Writes the OpenAPI document of the endpoints that an entity file leads to.

  tenon openapi shop.yaml --out api
  tenon openapi shop.yaml --out api --openapi-format json

Usage: tenon openapi FILE... --out DIR [options]

  --out DIR      write openapi.yaml to this folder, which keeps a record in DIR/.tenon
  --host PATH    the host that says who may call what the file leaves open
  --openapi-format yaml|json
                 the form of the document, by default yaml
  --dry-run      decide everything, write nothing
  --check        the same, and exit with 4 if the document would change
  --restore      bring back the document after it was deleted
  --prune        remove a document of last time in the other form, if nobody edited it
  --forget PATH  leave out an entity file of last time, named as in DIR/.tenon/manifest.json
  --json         one JSON document on standard output instead of text
  --quiet        say nothing but warnings and errors

The document of a model is written by tenon build --target openapi.
`;

/** `tenon openapi`: entity files in, one OpenAPI document out. */
export const openapiCommand: Command = {
  name: "openapi",
  summary: "write the OpenAPI document of an entity file",
  help,
  run,
};

function run(args: readonly string[], surroundings: Surroundings): CommandResult {
  const parsed = readOptions(args, options);
  if ("exitCode" in parsed) return parsed;
  const { folder, paint } = surroundings;
  const { positionals, values } = parsed;
  const { out, host, json = false, quiet = false } = values;
  if (positionals.length === 0) return usageError("No entity file was named.", "tenon openapi shop.yaml --out api");
  if (out === undefined) return usageError("No folder was named.", "tenon openapi shop.yaml --out api");
  const format = readFormat(values["openapi-format"]);
  if (typeof format !== "string") return format;
  const request = {
    files: positionals.map((path) => pathFrom(folder, path)),
    folder: pathFrom(folder, out),
    host: host === undefined ? undefined : pathFrom(folder, host),
    format,
    ...runRequestOf(values),
  };
  const outcome = withShownPaths(runTarget(entityOpenapi, request, surroundings), folder);
  const exitCode = exitCodeFor(outcome, values);
  if (json) return { exitCode, output: graftJson(outcome, { command: "openapi", exitCode }), messages: "" };
  return { exitCode, ...graftText(outcome, { dryRun: request.dryRun, exitCode, paint, isQuiet: quiet }) };
}
