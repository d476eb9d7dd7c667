import { chooseHost } from "../prompts/choose.ts";
import type { Command, CommandResult, Surroundings } from "./command.ts";
import { usageError } from "./command.ts";
import { graftOptions, graftOptionsHelp, requestOf } from "./graft-options.ts";
import { readOptions } from "./read-options.ts";
import { runGraft } from "./run-graft.ts";

const help = `Grafts GET /health and GET /ready onto a .NET host, without any entity.

  tenon health --host ../MyShop
  npx plop health -- --host ../MyShop        the same through plop

Usage: tenon health [options]

${graftOptionsHelp}`;

/** `tenon health`: the health endpoints alone, for a host that has no entity file yet. */
export const healthCommand: Command = {
  name: "health",
  summary: "graft the health endpoints alone",
  help,
  run,
  converse: async (args, surroundings, ask) => {
    const parsed = readOptions(args, graftOptions);
    if ("exitCode" in parsed || parsed.values.host !== undefined) return run(args, surroundings);
    const host = await chooseHost(ask, surroundings);
    return run([...args, "--host", `${host.folder}/${host.projectFile}`], surroundings);
  },
};

function run(args: readonly string[], surroundings: Surroundings): CommandResult {
  const parsed = readOptions(args, graftOptions);
  if ("exitCode" in parsed) return parsed;
  if (parsed.positionals.length > 0)
    return usageError("health takes no entity file.", "tenon graft shop.yaml --host ../MyShop grafts entities, too.");
  const request = { ...requestOf(parsed.values, [], surroundings.folder), isHealthOnly: true };
  return runGraft(request, parsed.values, surroundings);
}
