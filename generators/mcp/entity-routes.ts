import type { CommandContext } from "../cli/command.ts";
import { hostSettings } from "../cli/graft/host-settings.ts";
import { pathFrom, runRequestOf } from "../cli/requests.ts";
import { diagnosticsJson } from "../diagnostics/diagnostic-json.ts";
import type { EntityModel } from "../entity/graft.ts";
import { operationsIn } from "../entity/served.ts";
import type { Outcome } from "../flow/outcome.ts";
import { run } from "../flow/run.ts";
import { entityOpenapi } from "../flow/targets/entity-openapi.ts";
import { type Answer, refused, told } from "./answer.ts";

/** Lists the operations of entity files; with a host, its authentication and configuration decide the access that the files leave open. */
export function entityRoutes(files: readonly string[], host: string | undefined, context: CommandContext): Answer {
  const { folder } = context;
  const settings = host === undefined ? undefined : hostSettings(pathFrom(folder, host), {}, context);
  if (settings?.ok === false) return shown(settings.outcome);
  const request = {
    files: files.map((file) => pathFrom(folder, file)),
    folder,
    host: settings?.value.request.host,
    configuration: settings?.value.request.configuration,
    format: "yaml",
    isPlanOnly: true,
    ...runRequestOf({ "dry-run": true }),
  } as const;
  return shown(run(entityOpenapi, request, context));
}

function shown({ meaning, diagnostics, texts }: Outcome<EntityModel>): Answer {
  const routes = meaning === undefined ? [] : routesOf(meaning);
  const text = JSON.stringify({ routes, diagnostics: diagnosticsJson(diagnostics, texts) }, undefined, 2);
  return meaning === undefined ? refused(text) : told(text);
}

function routesOf(model: EntityModel) {
  return operationsIn(model).map(({ id, verb, route, access }) => ({ operation: id, verb, route: route.text, access }));
}
