import type { GraftRequest } from "../flow/request.ts";
import { run } from "../flow/run.ts";
import { withOwnTemplates } from "../render/own-templates.ts";
import { entityCsharp } from "../targets/entity-csharp.ts";
import type { CommandResult, Surroundings } from "./command.ts";
import { exitCodeFor } from "./exit-code-for.ts";
import { graftJson } from "./graft-json.ts";
import type { GraftValues } from "./graft-options.ts";
import { graftText } from "./graft-text.ts";
import { reportFailure } from "./report-failure.ts";
import { pathFrom } from "./run-options.ts";
import { withShownPaths } from "./shown-paths.ts";

/** Runs the pipeline and reports as the options say. Spec: decisions, 6. */
export function runGraft(request: GraftRequest, values: GraftValues, surroundings: Surroundings): CommandResult {
  const { folder, paint } = surroundings;
  const templates = templatesFor(values, surroundings);
  if (!templates.ok) return reportFailure(templates.diagnostics, surroundings, undefined);
  const { all, own } = templates.value;
  const outcome = withShownPaths(
    run(entityCsharp, { ...request, ownTemplates: own }, { ...surroundings, templates: all }),
    folder,
  );
  const exitCode = exitCodeFor(outcome, values);
  if (values.json) return { exitCode, output: graftJson(outcome, { command: "graft", exitCode }), messages: "" };
  const ending = { dryRun: request.dryRun, exitCode, paint, isQuiet: values.quiet ?? false };
  return { exitCode, ...graftText(outcome, ending) };
}

/** Tenon's templates, and those of the user in their stead. */
export function templatesFor({ templates }: GraftValues, { folder, disk, templates: read }: Surroundings) {
  return withOwnTemplates(disk, templates === undefined ? undefined : pathFrom(folder, templates), read);
}
