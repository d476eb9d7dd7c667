import type { CommandAction } from "../command.ts";
import type { initOptions } from "../options.ts";
import { startHost } from "./start-host.ts";

/** `tenon init`: writes a first entity file for a host. Spec: command-line, Init. */
export const initCommand: CommandAction<typeof initOptions> = {
  run: startHost,
  asks: ({ values }) => !values.json,
  converse: async (invocation, context, ask) => {
    const { askForStart } = await import("./ask-for-start.ts");
    return askForStart(invocation, context, ask);
  },
};
