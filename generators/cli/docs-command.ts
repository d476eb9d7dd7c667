import { modelPage } from "../flow/targets/model-page.ts";
import { type CommandAction, usageError } from "./command.ts";
import type { docsOptions } from "./options.ts";
import { runAndReport } from "./report/run-and-report.ts";
import { pathFrom, runRequestOf } from "./requests.ts";

/** `tenon docs`: writes the documentation page of models. */
export const docsCommand: CommandAction<typeof docsOptions> = {
  run: ({ values, positionals }, context) => {
    const { out } = values;
    if (positionals.length === 0) return usageError("No model was named.", "tenon docs lending.model --out docs");
    if (out === undefined) return usageError("No folder was named.", "tenon docs lending.model --out docs");
    const { folder } = context;
    const request = {
      models: positionals.map((path) => pathFrom(folder, path)),
      folder: pathFrom(folder, out),
      ...runRequestOf(values),
    };
    return runAndReport({ command: "docs", values, target: modelPage, request }, context);
  },
};
