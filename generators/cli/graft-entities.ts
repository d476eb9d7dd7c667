import type { GraftRequest } from "../flow/request.ts";
import { entityCsharp } from "../targets/entity-csharp.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import type { GraftValues } from "./options.ts";
import { runAndReport } from "./run-and-report.ts";

/** Grafts entity files onto a host and reports the outcome. */
export function graftEntities(request: GraftRequest, values: GraftValues, context: CommandContext): CommandResult {
  return runAndReport({ command: "graft", values, target: entityCsharp, request }, context);
}
