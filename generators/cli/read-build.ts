import { formatDiagnostics } from "../diagnostics/format.ts";
import type { Outcome } from "../flow/outcome.ts";
import type { Model } from "../model/ir.ts";
import { checkedText } from "./checked-text.ts";
import { type CommandContext, type CommandResult, usageError } from "./command.ts";
import { type Ending, graftText } from "./graft-text.ts";
import type { buildOptions, Invocation } from "./options.ts";
import { pathFrom, runRequestOf } from "./requests.ts";
import { routesJson, routesTable } from "./routes-table.ts";

/** Reads the parts of a build that do not depend on its output. */
export function readBuild({ values, positionals }: Invocation<typeof buildOptions>, { folder }: CommandContext) {
  const { out, print } = values;
  if (positionals.length === 0) return usageError("No model was named.", "tenon build lending.model --out ../Library");
  if (print !== undefined && print !== "routes")
    return usageError(`'${print}' cannot be printed.`, "tenon build lending.model --print routes");
  const request = {
    models: positionals.map((path) => pathFrom(folder, path)),
    folder: pathFrom(folder, out ?? "."),
    isPlanOnly: out === undefined,
    ...runRequestOf(values),
  };
  const usual = out === undefined ? checkedText({ input: "model file", baseline: values.baseline }) : graftText;
  if (print === undefined) return { command: "build", values, request, text: usual };
  return { command: "build", values, request, text: routesOr(usual), printed: routesOf };
}

/** Returns the routes of a correct model. */
function routesOf({ meaning }: Outcome<Model>): { readonly routes?: readonly unknown[] } {
  return meaning === undefined ? {} : { routes: routesJson(meaning) };
}

type Text = (outcome: Outcome<Model>, ending: Ending) => Omit<CommandResult, "exitCode">;

/** Prints the routes of a correct model, and the usual text otherwise. */
function routesOr(usual: Text): Text {
  return (outcome, ending) => {
    const { meaning: model, diagnostics, texts } = outcome;
    if (model === undefined || ending.exitCode !== 0) return usual(outcome, ending);
    return { output: routesTable(model), messages: formatDiagnostics(diagnostics, texts, ending.paint) };
  };
}
