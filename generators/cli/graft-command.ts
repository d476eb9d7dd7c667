import { posix } from "node:path";
import { exitCodeOf } from "../diagnostics/exit-code.ts";
import { graft } from "../pipeline.ts";
import { type Command, type CommandResult, type Surroundings, usageError } from "./command.ts";
import { graftJson } from "./graft-json.ts";
import { graftText } from "./graft-text.ts";
import { readOptions } from "./read-options.ts";
import { withShownPaths } from "./shown-paths.ts";

const options = {
  host: { type: "string" },
  "dry-run": { type: "boolean" },
  restore: { type: "boolean" },
  prune: { type: "boolean" },
  forget: { type: "string", multiple: true },
  json: { type: "boolean" },
} as const;

const help = `Grafts the endpoints of an entity file onto a .NET host.

  tenon graft shop.yaml --host ../MyShop
  tenon graft shop.yaml --host ../MyShop --dry-run     show every file, write none
  tenon graft --host ../MyShop                         the entity files of last time

Usage: tenon graft [FILE...] [options]

  --host PATH    folder or project file of the host (default: this folder)
  --dry-run      decide everything, write nothing
  --restore      bring back generated files that were deleted
  --prune        remove files that are no longer produced, if nobody edited them
  --forget PATH  leave out an entity file of last time, named as in .tenon/manifest.json
  --json         one JSON document on standard output instead of text

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

function run(args: readonly string[], { folder, disk, templates }: Surroundings): CommandResult {
  const parsed = readOptions(args, options);
  if ("exitCode" in parsed) return parsed;
  const {
    host = ".",
    forget = [],
    "dry-run": dryRun = false,
    restore = false,
    prune = false,
    json = false,
  } = parsed.values;
  const at = (path: string) => posix.resolve(folder, path.replaceAll("\\", "/"));
  if (parsed.positionals.length === 0 && disk.kind(posix.join(at(host), ".tenon/manifest.json")) === undefined) {
    return usageError("No entity file was named.", "Name one: tenon graft shop.yaml --host ../MyShop");
  }
  const outcome = withShownPaths(
    graft({ host: at(host), files: parsed.positionals.map(at), forget, dryRun, restore, prune }, disk, templates()),
    folder,
  );
  const exitCode = exitCodeOf(outcome.diagnostics);
  const text = graftText(outcome, { dryRun, exitCode });
  return json ? { exitCode, output: graftJson(outcome, exitCode), messages: "" } : { exitCode, ...text };
}
