import { formatDiagnostics } from "../diagnostics/format.ts";
import type { DocumentFormat } from "../emit/openapi/print-document.ts";
import type { Outcome } from "../flow/outcome.ts";
import type { BuildRequest } from "../flow/request.ts";
import { run } from "../flow/run.ts";
import type { Model } from "../model/ir.ts";
import { modelCsharp } from "../targets/model-csharp.ts";
import { modelOpenapi } from "../targets/model-openapi.ts";
import { modelPage } from "../targets/model-page.ts";
import type { CommandResult, Surroundings } from "./command.ts";
import { exitCodeFor } from "./exit-code-for.ts";
import { graftJson } from "./graft-json.ts";
import { type Ending, graftText } from "./graft-text.ts";
import { routesTable } from "./routes-table.ts";
import type { RunValues } from "./run-options.ts";
import { withShownPaths } from "./shown-paths.ts";

/** What a command makes of models. */
export interface ModelJob extends BuildRequest {
  /** The form of the OpenAPI documents that take the place of C#. */
  readonly documents?: DocumentFormat;
  /** True for the documentation page in the place of C#. */
  readonly isPage?: boolean;
}

interface Presentation {
  readonly command: string;
  readonly values: Pick<RunValues, "check" | "json" | "quiet">;
  /** Whether the table of operations takes the place of the text. */
  readonly printsRoutes: boolean;
}

/** Builds models and says what came of it; `build` and `graft --model` differ in where the files go. */
export function runBuild(
  request: ModelJob,
  { command, values, printsRoutes }: Presentation,
  surroundings: Surroundings,
): CommandResult {
  const { folder, paint } = surroundings;
  const outcome = withShownPaths(outcomeOf(request, surroundings), folder);
  const exitCode = exitCodeFor(outcome, values);
  if (values.json) return { exitCode, output: graftJson(outcome, { command, exitCode }), messages: "" };
  if (printsRoutes && exitCode === 0 && outcome.meaning !== undefined)
    return {
      exitCode,
      output: routesTable(outcome.meaning),
      messages: formatDiagnostics(outcome.diagnostics, outcome.texts, paint),
    };
  const ending = { dryRun: request.dryRun, exitCode, paint, isQuiet: values.quiet ?? false };
  const text = request.isPlanOnly ? checkText(outcome, ending) : graftText(outcome, ending);
  return { exitCode, ...text };
}

function outcomeOf({ documents, isPage, ...request }: ModelJob, surroundings: Surroundings): Outcome<Model> {
  if (isPage) return run(modelPage, request, surroundings);
  if (documents !== undefined) return run(modelOpenapi, { ...request, format: documents }, surroundings);
  return run(modelCsharp, request, surroundings);
}

function checkText(
  { diagnostics, texts }: Outcome,
  { exitCode, paint, isQuiet }: Ending,
): Omit<CommandResult, "exitCode"> {
  const files = texts.size === 1 ? "1 model file" : `${texts.size} model files`;
  return {
    output: exitCode === 0 && !isQuiet ? `${files}, no errors. Name a folder with --out to write the files.\n` : "",
    messages: formatDiagnostics(diagnostics, texts, paint),
  };
}
