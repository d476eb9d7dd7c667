import type { CommandAction } from "../command.ts";
import { graftModelFiles } from "../graft/graft-model-command.ts";
import type { planOptions } from "../options.ts";
import { planning } from "./plan-and-report.ts";

/** `tenon plan --model`: writes what a graft of models would do as data. */
export const planModelCommand: CommandAction<typeof planOptions> = {
  run: (invocation, context) => graftModelFiles(invocation, context, planning(invocation)),
};
