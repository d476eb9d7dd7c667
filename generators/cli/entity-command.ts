import { addEntity, askForEntity } from "./add-entity.ts";
import type { Command } from "./command.ts";
import { graftOptionsHelp } from "./graft-options.ts";

const help = `Asks for a new entity, adds it to the entity file, and grafts its endpoints.

  npx plop entity                                        asks
  npx plop entity -- --config shop.yaml --host ../MyShop grafts what the file says, asks nothing
  tenon entity --host ../MyShop                          the same without plop

Usage: tenon entity [options]

  --config FILE     graft this entity file as it is
  --folder PATH     where the code goes in the host, for a new entity file
${graftOptionsHelp}
The answers become lines of the entity file, the same that somebody would write, and
nothing is written before you have seen it and said yes. Ctrl-C leaves at any time.
`;

/** `tenon entity`: a new entity by asking, or an entity file as it is. */
export const entityCommand: Command = {
  name: "entity",
  summary: "ask for a new entity, add it to the entity file and graft it",
  help,
  run: addEntity,
  converse: askForEntity,
};
