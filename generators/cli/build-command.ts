import { formatDiagnostics } from "../diagnostics/format.ts";
import type { Outcome } from "../flow/outcome.ts";
import type { Model } from "../model/ir.ts";
import { modelCsharp } from "../targets/model-csharp.ts";
import { modelOpenapi } from "../targets/model-openapi.ts";
import { type CommandAction, type CommandResult, usageError } from "./command.ts";
import { type Ending, graftText } from "./graft-text.ts";
import type { buildOptions } from "./options.ts";
import { readOutput } from "./read-output.ts";
import { pathFrom, runRequestOf } from "./requests.ts";
import { routesTable } from "./routes-table.ts";
import { runAndReport } from "./run-and-report.ts";

/** `tenon build`: checks models and writes their C# or OpenAPI documents. */
export const buildCommand: CommandAction<typeof buildOptions> = {
  run: ({ values, positionals }, context) => {
    const { out, print } = values;
    if (positionals.length === 0)
      return usageError("No model was named.", "tenon build lending.model --out ../Library");
    if (print !== undefined && print !== "routes")
      return usageError(`'${print}' cannot be printed.`, "tenon build lending.model --print routes");
    const output = readOutput(values);
    if ("exitCode" in output) return output;
    const { folder } = context;
    const request = {
      models: positionals.map((path) => pathFrom(folder, path)),
      destination: { kind: "folder", folder: pathFrom(folder, out ?? ".") } as const,
      isPlanOnly: out === undefined,
      ...runRequestOf(values),
    };
    const usual = out === undefined ? checkText : graftText;
    const report = { command: "build", values, text: print === undefined ? usual : routesOr(usual) };
    return output.target === "csharp"
      ? runAndReport({ ...report, target: modelCsharp, request: { ...request, layers: output.layers } }, context)
      : runAndReport({ ...report, target: modelOpenapi, request: { ...request, format: output.format } }, context);
  },
};

type Text = (outcome: Outcome<Model>, ending: Ending) => Omit<CommandResult, "exitCode">;

/** Prints the routes of a correct model, and the usual text otherwise. */
function routesOr(usual: Text): Text {
  return (outcome, ending) => {
    const { meaning: model, diagnostics, texts } = outcome;
    if (model === undefined || ending.hasFailed) return usual(outcome, ending);
    return { output: routesTable(model), messages: formatDiagnostics(diagnostics, texts, ending.paint) };
  };
}

function checkText({ diagnostics, texts }: Outcome, { hasFailed, paint, isQuiet }: Ending) {
  const files = texts.size === 1 ? "1 model file" : `${texts.size} model files`;
  return {
    output: !(hasFailed || isQuiet) ? `${files}, no errors. Name a folder with --out to write the files.\n` : "",
    messages: formatDiagnostics(diagnostics, texts, paint),
  };
}
