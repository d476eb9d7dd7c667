import { posix } from "node:path";
import { exitCodeOf } from "../diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../diagnostics/format.ts";
import { formatInput, formatModels } from "../flow/format.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "./command.ts";
import type { fmtOptions } from "./options.ts";
import { pathFrom } from "./requests.ts";
import { withShownPaths } from "./shown-paths.ts";

/** `tenon fmt`: gives models their canonical layout. */
export const fmtCommand: CommandAction<typeof fmtOptions> = {
  run: ({ values, positionals }, context) => {
    const { folder, disk, paint } = context;
    if (positionals.length === 0) return usageError("No model was named.", "tenon fmt lending.model");
    const { check: isCheck = false, quiet: isQuiet = false } = values;
    if (positionals.includes("-")) return formatStandardInput({ positionals, isCheck, isQuiet }, context);
    const models = positionals.map((path) => pathFrom(folder, path));
    const outcome = withShownPaths(formatModels({ models, isCheck }, disk), folder);
    const { root, changed, diagnostics, texts } = outcome;
    const failure = exitCodeOf(diagnostics);
    const exitCode = failure === 0 && isCheck && changed.length > 0 ? 4 : failure;
    const named = isQuiet ? [] : changed;
    const output = named.map((path) => `${posix.relative(folder, posix.join(root, path))}\n`).join("");
    return { exitCode, output, messages: formatDiagnostics(diagnostics, texts, paint) };
  },
};

interface InputRequest {
  readonly positionals: readonly string[];
  readonly isCheck: boolean;
  readonly isQuiet: boolean;
}

/** Formats standard input to standard output. A check lists it as `-`, as it lists files. */
function formatStandardInput(
  { positionals, isCheck, isQuiet }: InputRequest,
  { input = new Uint8Array(), paint }: CommandContext,
): CommandResult {
  if (positionals.length > 1)
    return usageError("`-` is standard input and stands alone.", "tenon fmt - < lending.model");
  const { text, isChanged, diagnostics, texts } = formatInput({ path: "-", bytes: input });
  const messages = formatDiagnostics(diagnostics, texts, paint);
  const failure = exitCodeOf(diagnostics);
  if (failure !== 0 || text === undefined) return { exitCode: failure, output: "", messages };
  if (isCheck) return { exitCode: isChanged ? 4 : 0, output: isChanged && !isQuiet ? "-\n" : "", messages };
  return { exitCode: 0, output: new TextDecoder("utf-8", { ignoreBOM: true }).decode(text), messages, isExact: true };
}
