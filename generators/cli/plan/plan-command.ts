import type { CommandAction } from "../command.ts";
import { graftFiles } from "../graft/graft-command.ts";
import type { planOptions } from "../options.ts";
import { planning } from "./plan-and-report.ts";

/** `tenon plan`: writes what a graft of entity files would do as data. Spec: command-line, Plans. */
export const planCommand: CommandAction<typeof planOptions> = {
  run: (invocation, context) => graftFiles(invocation, context, planning(invocation)),
};
