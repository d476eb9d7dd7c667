import { type CommandAction, type CommandContext, type CommandResult, usageError } from "./command.ts";
import { graftEntities } from "./graft-command.ts";
import type { entityOptions, Invocation } from "./options.ts";
import { graftRequestOf } from "./requests.ts";

/** `tenon entity`: asks for a new entity, or grafts an entity file as it is. */
export const entityCommand: CommandAction<typeof entityOptions> = {
  run,
  converse: async (invocation, context, ask) => {
    if (filesOf(invocation).length > 0 || invocation.values.json) return run(invocation, context);
    const { askForEntity } = await import("./ask-for-entity.ts");
    return askForEntity(invocation.values, context, ask);
  },
};

function run(invocation: Invocation<typeof entityOptions>, context: CommandContext): CommandResult {
  const files = filesOf(invocation);
  if (files.length === 0)
    return usageError(
      "Nobody can be asked here, and --config names no entity file.",
      "npx plop entity -- --config shop.yaml --host ../MyShop",
    );
  return graftEntities(graftRequestOf(invocation.values, files, context.folder), invocation.values, context);
}

function filesOf({ values, positionals }: Invocation<typeof entityOptions>): readonly string[] {
  return [...(values.config ?? []), ...positionals];
}
