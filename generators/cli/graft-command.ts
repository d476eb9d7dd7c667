import { type CommandAction, usageError } from "./command.ts";
import { graftEntities } from "./graft-entities.ts";
import type { graftOrModelOptions } from "./options.ts";
import { graftRequestOf } from "./requests.ts";

/** `tenon graft` of entity files. */
export const graftCommand: CommandAction<typeof graftOrModelOptions> = {
  run: ({ values, positionals }, context) => {
    const request = graftRequestOf(values, positionals, context.folder);
    const isFirst = context.disk.kind(`${request.host}/.tenon/manifest.json`) === undefined;
    if (positionals.length === 0 && isFirst)
      return usageError("No entity file was named.", "Name one: tenon graft shop.yaml --host ../MyShop");
    return graftEntities(request, values, context);
  },
};
