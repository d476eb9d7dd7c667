import { posix } from "node:path";
import { exitCodeOf } from "../diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../diagnostics/format.ts";
import { formatModels } from "../flow/format.ts";
import { type Command, type CommandResult, type Surroundings, usageError } from "./command.ts";
import { readOptions } from "./read-options.ts";
import { pathFrom } from "./run-options.ts";
import { withShownPaths } from "./shown-paths.ts";

const help = `Gives model files their one canonical layout.

  tenon fmt lending.model
  tenon fmt models                 every .model file in the folder and below it
  tenon fmt models --check         change nothing; exit with 4 if a file would change

Usage: tenon fmt FILE|FOLDER... [options]

  --check  list the files that are not in the canonical layout, write none
  --quiet  list no files; errors are shown all the same

Comments stay. A file with syntax errors is left alone, and its errors are shown.
`;

/** `tenon fmt`: the canonical layout of models. */
export const fmtCommand: Command = { name: "fmt", summary: "lay out model files in the one canonical way", help, run };

function run(args: readonly string[], { folder, disk, paint }: Surroundings): CommandResult {
  const parsed = readOptions(args, { check: { type: "boolean" }, quiet: { type: "boolean" } });
  if ("exitCode" in parsed) return parsed;
  const { positionals, values } = parsed;
  if (positionals.length === 0) return usageError("No model was named.", "tenon fmt lending.model");
  const { check: isCheck = false, quiet: isQuiet = false } = values;
  const models = positionals.map((path) => pathFrom(folder, path));
  const outcome = withShownPaths(formatModels({ models, isCheck }, disk), folder);
  const { root, changed, diagnostics, texts } = outcome;
  const failure = exitCodeOf(diagnostics);
  const exitCode = failure === 0 && isCheck && changed.length > 0 ? 4 : failure;
  const named = isQuiet ? [] : changed;
  const output = named.map((path) => `${posix.relative(folder, posix.join(root, path))}\n`).join("");
  return { exitCode, output, messages: formatDiagnostics(diagnostics, texts, paint) };
}
