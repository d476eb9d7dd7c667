import { exitCodeOf } from "../../diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../../diagnostics/format.ts";
import { type FormatOutcome, formatModels } from "../../flow/format.ts";
import { nothingDone } from "../../flow/outcome.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "../command.ts";
import type { fmtOptions, Values } from "../options.ts";
import { graftJson } from "../report/graft-json.ts";
import { withShownPaths } from "../report/shown-paths.ts";
import { pathFrom } from "../requests.ts";

/** `tenon fmt`: gives models their canonical layout, standard input on standard output. A check lists it as `-`, as it lists files. */
export const fmtCommand: CommandAction<typeof fmtOptions> = {
  run: ({ values, positionals }, context) => {
    const { folder, disk } = context;
    const isInput = positionals.includes("-");
    if (positionals.length === 0) return usageError("No model was named.", "tenon fmt lending.model");
    if (isInput && positionals.length > 1)
      return usageError("`-` is standard input and stands alone.", "tenon fmt - < lending.model");
    if (isInput && values.json && !values.check)
      return usageError("`tenon fmt -` prints the text itself.", "Leave out --json, or add --check.");
    const models = positionals.map((path) => pathFrom(folder, path));
    const isCheck = isInput || (values.check ?? false);
    const found = withShownPaths(formatModels({ models, isCheck }, disk), folder);
    return isInput && !values.check ? printed(found, context) : listed(found, values, context);
  },
};

/** Prints the canonical text of standard input; nothing if it has syntax errors. */
function printed(
  { changes: [change], diagnostics, texts }: FormatOutcome,
  { input, paint }: CommandContext,
): CommandResult {
  const messages = formatDiagnostics(diagnostics, texts, paint);
  if (diagnostics.length > 0) return { exitCode: exitCodeOf(diagnostics), output: "", messages };
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(change?.after ?? input);
  return { exitCode: 0, output: text, messages, isExact: true };
}

/** Lists the files that were formatted, or would be. */
function listed(
  { changes, diagnostics, texts }: FormatOutcome,
  { check: isCheck, json: isJson, quiet: isQuiet }: Values<typeof fmtOptions>,
  context: CommandContext,
): CommandResult {
  const failure = exitCodeOf(diagnostics);
  const exitCode = failure === 0 && isCheck && changes.length > 0 ? 4 : failure;
  if (isJson) {
    const ending = { command: "fmt", access: context, exitCode, dryRun: isCheck ?? false, patchFolder: undefined };
    return graftJson({ ...nothingDone, root: context.folder, diagnostics, texts, changes }, ending);
  }
  const output = (isQuiet ? [] : changes).map(({ path }) => `${path}\n`).join("");
  return { exitCode, output, messages: formatDiagnostics(diagnostics, texts, context.paint) };
}
