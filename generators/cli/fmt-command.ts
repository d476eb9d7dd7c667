import { posix } from "node:path";
import { exitCodeOf } from "../diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../diagnostics/format.ts";
import { formatModels } from "../flow/format.ts";
import { type CommandAction, usageError } from "./command.ts";
import type { fmtOptions } from "./options.ts";
import { pathFrom } from "./requests.ts";
import { withShownPaths } from "./shown-paths.ts";

/** `tenon fmt`: gives models their canonical layout. */
export const fmtCommand: CommandAction<typeof fmtOptions> = {
  run: ({ values, positionals }, { folder, disk, paint }) => {
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
  },
};
