import process from "node:process";
import type { NodePlopAPI } from "plop";
import { type CommandResult, usageError } from "./generators/cli/command.ts";
import { runCommandLine } from "./generators/cli/run-command-line.ts";
import { createSurroundings } from "./generators/create-surroundings.ts";

/** Offers each family of generators to plop; what runs is the pipeline of the command line. */
export default function define(plop: NodePlopAPI): void {
  plop.setGenerator("entity", {
    description: "entity endpoints, grafted onto a .NET host: npx plop entity -- --config shop.yaml --host ../MyShop",
    // A function, so that plop leaves the arguments alone; it must be there for plop to run the generator at all.
    prompts: async () => ({}),
    actions: [action(graftEntities)],
  });
  plop.setGenerator("model", {
    description: "C# of a model, grafted onto a .NET host: npx plop model -- --model lending.model --host ../MyShop",
    prompts: async () => ({}),
    actions: [action(graftModels)],
  });
}

/** An action of plop that runs the command line with what stands behind `--`. */
function action(run: (args: readonly string[]) => CommandResult): () => string {
  return () => finish(run(ownArguments(process.argv)));
}

function finish({ exitCode, output, messages }: CommandResult): string {
  process.stderr.write(messages);
  // plop knows only the exit codes 0 and 1.
  if (exitCode !== 0) process.exit(exitCode);
  return output.trimEnd();
}

function graftEntities(args: readonly string[]): CommandResult {
  if (args.some((arg) => isConfig(arg) || arg === "--help")) {
    return runCommandLine(
      ["graft", ...args.filter((arg) => arg !== "--config").map((arg) => arg.replace(/^--config=/, ""))],
      createSurroundings(process.cwd()),
    );
  }
  return usageError("No entity file was named.", "npx plop entity -- --config shop.yaml --host ../MyShop");
}

function graftModels(args: readonly string[]): CommandResult {
  if (args.some((arg) => /^--(?:model(?:=.*)?|help)$/.test(arg)))
    return runCommandLine(["graft", ...args], createSurroundings(process.cwd()));
  return usageError("No model was named.", "npx plop model -- --model lending.model --host ../MyShop");
}

/** What stands behind `--`: plop looks at nothing there. */
function ownArguments(args: readonly string[]): readonly string[] {
  const dashes = args.indexOf("--");
  return dashes < 0 ? [] : args.slice(dashes + 1);
}

function isConfig(arg: string): boolean {
  return arg === "--config" || arg.startsWith("--config=");
}
