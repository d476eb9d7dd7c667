import { formatDiagnostics } from "../diagnostics/format.ts";
import { build } from "../flow/build.ts";
import type { BuildRequest } from "../flow/build-request.ts";
import type { GraftOutcome } from "../flow/outcome.ts";
import type { CommandResult, Surroundings } from "./command.ts";
import { exitCodeFor } from "./exit-code-for.ts";
import { graftJson } from "./graft-json.ts";
import { type Ending, graftText } from "./graft-text.ts";
import { routesTable } from "./routes-table.ts";
import type { RunValues } from "./run-options.ts";
import { withShownPaths } from "./shown-paths.ts";

interface Presentation {
  readonly command: string;
  readonly values: Pick<RunValues, "check" | "json" | "quiet">;
  /** Whether the table of operations takes the place of the text. */
  readonly printsRoutes: boolean;
}

/** Builds models and says what came of it; `build` and `graft --model` differ in where the files go. */
export function runBuild(
  request: BuildRequest,
  { command, values, printsRoutes }: Presentation,
  { disk, templates, folder, paint }: Surroundings,
): CommandResult {
  const outcome = withShownPaths(build(request, disk, templates), folder);
  const exitCode = exitCodeFor(outcome, values);
  if (values.json) return { exitCode, output: graftJson(outcome, { command, exitCode }), messages: "" };
  if (printsRoutes && exitCode === 0 && outcome.model !== undefined)
    return {
      exitCode,
      output: routesTable(outcome.model),
      messages: formatDiagnostics(outcome.diagnostics, outcome.texts, paint),
    };
  const isChecked = request.target.kind === "none";
  const ending = { dryRun: request.dryRun, exitCode, paint, isQuiet: values.quiet ?? false };
  const text = isChecked ? checkText(outcome, ending) : graftText(outcome, ending);
  return { exitCode, ...text };
}

function checkText(
  { diagnostics, texts }: GraftOutcome,
  { exitCode, paint, isQuiet }: Ending,
): Omit<CommandResult, "exitCode"> {
  const files = texts.size === 1 ? "1 model file" : `${texts.size} model files`;
  return {
    output: exitCode === 0 && !isQuiet ? `${files}, no errors. Name a folder with --out to write the files.\n` : "",
    messages: formatDiagnostics(diagnostics, texts, paint),
  };
}
