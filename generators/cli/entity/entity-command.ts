import { type CommandAction, type CommandContext, type CommandResult, usageError } from "../command.ts";
import { graftEntities } from "../graft/graft-command.ts";
import type { entityOptions, Invocation } from "../options.ts";
import { graftRequestOf } from "../requests.ts";
import { addEntity } from "./add-entity.ts";

/** `tenon entity`: asks for a new entity, adds one in the words of the arguments, or grafts an entity file as it is. */
export const entityCommand: CommandAction<typeof entityOptions> = {
  run,
  converse: async (invocation, context, ask) => {
    const { files, names, properties } = wordsOf(invocation);
    if (isStated(properties, invocation) || files.length > 0 || names.length > 1 || invocation.values.json)
      return run(invocation, context);
    const { askForEntity } = await import("./ask-for-entity.ts");
    return askForEntity({ values: invocation.values, name: names[0] }, context, ask);
  },
};

function run(invocation: Invocation<typeof entityOptions>, context: CommandContext): CommandResult {
  const { values } = invocation;
  const { files, names, properties, inputs } = wordsOf(invocation);
  const [name = ""] = names;
  if (names.length > 1) return usageError("entity takes one name.", `tenon entity ${name}`);
  if (isStated(properties, invocation))
    return names.length === 1 && inputs.length === 0
      ? addEntity({ name, properties, values }, context)
      : usageError(
          "Properties, --key and --rows describe one new entity.",
          "tenon entity Pen Title:string:80 --key Guid",
        );
  if (names.length > 0 && files.length > 0)
    return usageError("An entity file is grafted as it is, without a name.", `tenon entity ${name}`);
  if (files.length === 0)
    return usageError(
      "Nobody can be asked here, and no argument describes an entity.",
      "tenon entity Pen Title:string:80 Price:decimal?, or tenon entity --config shop.yaml",
    );
  const request = graftRequestOf(values, files, context.folder);
  return graftEntities(request, values, context, { command: "entity" });
}

/** True if the words of a command line describe an entity. */
function isStated(properties: readonly string[], { values }: Invocation<typeof entityOptions>): boolean {
  return properties.length > 0 || values.key !== undefined || values.rows !== undefined;
}

/** Splits the arguments into entity files, names of the new entity, and its properties; a file has a dot or a folder in its path. */
function wordsOf({ values, positionals }: Invocation<typeof entityOptions>) {
  const isFile = (word: string) => /[./\\]/.test(word);
  const inputs = positionals.filter(isFile);
  const words = positionals.filter((word) => !isFile(word));
  return {
    inputs,
    files: [...(values.config ?? []), ...inputs],
    names: words.filter((word) => !word.includes(":")),
    properties: words.filter((word) => word.includes(":")),
  };
}
