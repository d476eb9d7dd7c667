import { type Command, type CommandResult, type Surroundings, usageError } from "./command.ts";
import { graftOptions, graftOptionsHelp, requestOf } from "./graft-options.ts";
import { readOptions } from "./read-options.ts";
import { runGraft } from "./run-graft.ts";

const help = `Grafts the endpoints of an entity file onto a .NET host.

  tenon graft shop.yaml --host ../MyShop
  tenon graft shop.yaml --host ../MyShop --dry-run     show every file, write none
  tenon graft --host ../MyShop                         the entity files of last time

Usage: tenon graft [FILE...] [options]

${graftOptionsHelp}
A generated file that was edited, or a file of yours in its place, stops the run:
the files are listed, nothing is written, and the exit code is 3.
`;

/** `tenon graft`: entity files in, C# out, all or nothing. */
export const graftCommand: Command = {
  name: "graft",
  summary: "graft the endpoints of an entity file onto a .NET host",
  help,
  run,
};

function run(args: readonly string[], surroundings: Surroundings): CommandResult {
  const parsed = readOptions(args, graftOptions);
  if ("exitCode" in parsed) return parsed;
  const request = requestOf(parsed.values, parsed.positionals, surroundings.folder);
  const isFirst = surroundings.disk.kind(`${request.host}/.tenon/manifest.json`) === undefined;
  if (request.files.length === 0 && isFirst)
    return usageError("No entity file was named.", "Name one: tenon graft shop.yaml --host ../MyShop");
  return runGraft(request, parsed.values, surroundings);
}
