import { entityOpenapi } from "../targets/entity-openapi.ts";
import { type CommandAction, usageError } from "./command.ts";
import { hostSettings } from "./host-settings.ts";
import type { openapiOptions } from "./options.ts";
import { readFormat } from "./read-output.ts";
import { pathFrom, runRequestOf } from "./requests.ts";
import { reportOutcome, runAndReport } from "./run-and-report.ts";

/** `tenon openapi`: writes the OpenAPI document of entity files. */
export const openapiCommand: CommandAction<typeof openapiOptions> = {
  run: ({ values, positionals }, context) => {
    const { out, host } = values;
    const { folder } = context;
    if (positionals.length === 0) return usageError("No entity file was named.", "tenon openapi shop.yaml --out api");
    if (out === undefined) return usageError("No folder was named.", "tenon openapi shop.yaml --out api");
    const format = readFormat(values["openapi-format"]);
    if (typeof format !== "string") return format;
    const job = { command: "openapi", values, target: entityOpenapi };
    const settings = host === undefined ? undefined : hostSettings(pathFrom(folder, host), {}, context);
    if (settings?.ok === false) return reportOutcome(settings.outcome, job, context);
    const request = {
      files: positionals.map((path) => pathFrom(folder, path)),
      folder: pathFrom(folder, out),
      host: settings?.value.request.host,
      configuration: settings?.value.request.configuration,
      format,
      ...runRequestOf(values),
    };
    return runAndReport({ ...job, request }, context);
  },
};
