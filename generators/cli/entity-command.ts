import { type CommandAction, type CommandContext, type CommandResult, usageError } from "./command.ts";
import { graftEntities } from "./graft-command.ts";
import type { entityOptions, Invocation } from "./options.ts";
import { graftRequestOf } from "./requests.ts";

/** `tenon entity`: asks for a new entity, or grafts an entity file as it is. */
export const entityCommand: CommandAction<typeof entityOptions> = {
  run,
  converse: async (invocation, context, ask) => {
    const { files, names } = wordsOf(invocation);
    if (files.length > 0 || names.length > 1 || invocation.values.json) return run(invocation, context);
    const { askForEntity } = await import("./ask-for-entity.ts");
    return askForEntity({ values: invocation.values, name: names[0] }, context, ask);
  },
};

function run(invocation: Invocation<typeof entityOptions>, context: CommandContext): CommandResult {
  const { files, names } = wordsOf(invocation);
  const [name = ""] = names;
  if (names.length > 1) return usageError("entity takes one name.", `tenon entity ${name}`);
  if (names.length > 0 && files.length > 0)
    return usageError("An entity file is grafted as it is, without a name.", `tenon entity ${name}`);
  if (files.length === 0)
    return usageError(
      "Nobody can be asked here, and --config names no entity file.",
      "tenon entity --config shop.yaml --host ../MyShop, or npx plop entity -- with the same options",
    );
  const request = graftRequestOf(invocation.values, files, context.folder);
  return graftEntities(request, invocation.values, context, { command: "entity" });
}

/** Splits the arguments into entity files and names of the new entity; a file has a dot or a folder in its path. */
function wordsOf({ values, positionals }: Invocation<typeof entityOptions>) {
  const isFile = (word: string) => /[./\\]/.test(word);
  return {
    files: [...(values.config ?? []), ...positionals.filter(isFile)],
    names: positionals.filter((word) => !isFile(word)),
  };
}
