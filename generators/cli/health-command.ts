import { type CommandAction, type CommandContext, type CommandResult, usageError } from "./command.ts";
import { graftEntities } from "./graft-entities.ts";
import type { graftOptions, Invocation } from "./options.ts";
import { graftRequestOf } from "./requests.ts";

/** `tenon health`: grafts the health endpoints alone, for a host without entities. */
export const healthCommand: CommandAction<typeof graftOptions> = {
  run,
  converse: async ({ values, positionals }, context, ask) => {
    if (values.host !== undefined) return run({ values, positionals }, context);
    const { chooseHost } = await import("../prompts/choose.ts");
    const { folder, projectFile } = await chooseHost(ask, context);
    return run({ values: { ...values, host: `${folder}/${projectFile}` }, positionals }, context);
  },
};

function run({ values, positionals }: Invocation<typeof graftOptions>, context: CommandContext): CommandResult {
  if (positionals.length > 0)
    return usageError("health takes no entity file.", "tenon graft shop.yaml --host ../MyShop grafts entities, too.");
  return graftEntities({ ...graftRequestOf(values, [], context.folder), isHealthOnly: true }, values, context);
}
