import { posix } from "node:path";
import { exitCodeOf } from "../../diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../../diagnostics/format.ts";
import { type FormatOutcome, formatInput, formatModels } from "../../flow/format.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "../command.ts";
import type { fmtOptions, Values } from "../options.ts";
import { plainJson } from "../report/graft-json.ts";
import { withShownPaths } from "../report/shown-paths.ts";
import { pathFrom } from "../requests.ts";

type FmtValues = Values<typeof fmtOptions>;

/** `tenon fmt`: gives models their canonical layout. */
export const fmtCommand: CommandAction<typeof fmtOptions> = {
  run: ({ values, positionals }, context) => {
    const { folder, disk } = context;
    if (positionals.length === 0) return usageError("No model was named.", "tenon fmt lending.model");
    if (positionals.includes("-")) return formatStandardInput(positionals, values, context);
    const models = positionals.map((path) => pathFrom(folder, path));
    const found = formatModels({ models, isCheck: values.check ?? false }, disk);
    const changed = found.changed.map((path) => posix.relative(folder, posix.join(found.root, path)));
    return listed({ ...withShownPaths(found, folder), changed }, values, context);
  },
};

/** Formats standard input to standard output. A check lists it as `-`, as it lists files. */
function formatStandardInput(
  positionals: readonly string[],
  values: FmtValues,
  context: CommandContext,
): CommandResult {
  if (positionals.length > 1)
    return usageError("`-` is standard input and stands alone.", "tenon fmt - < lending.model");
  if (values.json && !values.check)
    return usageError("`tenon fmt -` prints the text itself.", "Leave out --json, or add --check.");
  const { input = new Uint8Array(), paint } = context;
  const { text, isChanged, diagnostics, texts } = formatInput({ path: "-", bytes: input });
  if (values.check) return listed({ changed: isChanged ? ["-"] : [], diagnostics, texts }, values, context);
  const messages = formatDiagnostics(diagnostics, texts, paint);
  const exitCode = exitCodeOf(diagnostics);
  if (exitCode !== 0 || text === undefined) return { exitCode, output: "", messages };
  return { exitCode, output: new TextDecoder("utf-8", { ignoreBOM: true }).decode(text), messages, isExact: true };
}

/** Lists the files that were formatted, or would be. */
function listed(
  { changed, diagnostics, texts }: Pick<FormatOutcome, "changed" | "diagnostics" | "texts">,
  { check: isCheck, json: isJson, quiet: isQuiet }: FmtValues,
  { paint }: CommandContext,
): CommandResult {
  const failure = exitCodeOf(diagnostics);
  const exitCode = failure === 0 && isCheck && changed.length > 0 ? 4 : failure;
  if (!isJson) {
    const output = (isQuiet ? [] : changed).map((path) => `${path}\n`).join("");
    return { exitCode, output, messages: formatDiagnostics(diagnostics, texts, paint) };
  }
  const same = { operation: "update", reason: "gets the canonical layout" } as const;
  const changes = changed.map((path) => ({
    path,
    ...same,
    before: undefined,
    after: undefined,
    diagnostic: undefined,
  }));
  return plainJson("fmt", exitCode, { diagnostics, texts, changes });
}
