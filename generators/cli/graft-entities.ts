import { graft } from "../flow/graft.ts";
import type { GraftRequest } from "../flow/graft-request.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import type { GraftValues } from "./options.ts";
import { runAndReport } from "./run-and-report.ts";

/** Grafts entity files onto a host and reports the outcome. */
export function graftEntities(request: GraftRequest, values: GraftValues, context: CommandContext): CommandResult {
  return runAndReport(
    {
      command: "graft",
      values,
      flow: ({ all, own }) => graft({ ...request, ownTemplates: own }, context.disk, all),
    },
    context,
  );
}
