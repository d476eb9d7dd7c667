import { surfaceOfEntities } from "../../compatibility/published-surface.ts";
import type { EntityModel } from "../../entity/graft.ts";
import { entityOpenapi } from "../../flow/targets/entity-openapi.ts";
import { type CommandAction, usageError } from "../command.ts";
import { hostSettings } from "../graft/host-settings.ts";
import type { openapiOptions } from "../options.ts";
import { readFormat } from "../read-output.ts";
import { graftText } from "../report/graft-text.ts";
import { reportOutcome } from "../report/run-and-report.ts";
import { pathFrom, runRequestOf } from "../requests.ts";
import { checkedText } from "./checked-text.ts";
import { runAgainstBaseline } from "./run-against-baseline.ts";

/** `tenon openapi`: writes the OpenAPI document of entity files. */
export const openapiCommand: CommandAction<typeof openapiOptions> = {
  run: ({ values, positionals }, context) => {
    const { out, host, baseline } = values;
    const { folder } = context;
    if (positionals.length === 0) return usageError("No entity file was named.", "tenon openapi shop.yaml --out api");
    if (out === undefined && baseline === undefined)
      return usageError("No folder was named.", "tenon openapi shop.yaml --out api");
    const format = readFormat(values["openapi-format"]);
    if (typeof format !== "string") return format;
    const text = out === undefined ? checkedText({ input: "entity file", baseline }) : graftText;
    const job = { command: "openapi", values, target: entityOpenapi, text };
    const settings = host === undefined ? undefined : hostSettings(pathFrom(folder, host), {}, context);
    if (settings?.ok === false) return reportOutcome(settings.outcome, job, context);
    const request = {
      files: positionals.map((path) => pathFrom(folder, path)),
      folder: pathFrom(folder, out ?? "."),
      isPlanOnly: out === undefined,
      host: settings?.value.request.host,
      configuration: settings?.value.request.configuration,
      format,
      ...runRequestOf(values),
    };
    const earlier = {
      baseline,
      inputs: request.files,
      requestFor: (files: readonly string[]) => ({ ...request, files }),
      surfacesOf: (model: EntityModel) => [surfaceOfEntities(model)],
    };
    return runAgainstBaseline({ ...job, request }, earlier, context);
  },
};
