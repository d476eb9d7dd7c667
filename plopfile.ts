import process from "node:process";
import type { NodePlopAPI } from "plop";
import type { TenonConfig } from "./pack.d.ts";

const generators = [
  ["entity", "entity", "a new entity with its endpoints, by asking or from a file"],
  ["relationship", "relationship", "a list of children for an entity, and its endpoint"],
  ["health", "health", "the health endpoints alone"],
  ["model", "graft", "the C# of a model: npx plop model -- --model lending.model --host ../MyShop"],
] as const;

/** Offers each command that writes to plop; what runs is the command line, so answers, flags and exit codes are the same. */
export default function define(plop: NodePlopAPI, config: TenonConfig = {}): void {
  plop.setDefaultInclude({ generators: true });
  for (const [name, command, description] of generators) {
    plop.setGenerator(name, {
      description,
      // All of it happens here, because plop knows only the exit codes 0 and 1, and its spinner spoils what actions print.
      prompts: async () => {
        const { runProcess } = await import("./generators/terminal/run-process.ts");
        const args = [...configured(name, config), ...ownArguments(process.argv)];
        process.exit(await runProcess([command, ...args, ...missing(name, args)]));
      },
      actions: [],
    });
  }
}

/** The configuration as flags; what stands on the command line comes later and wins. */
function configured(name: string, { host, folder, templates }: TenonConfig): readonly string[] {
  return [
    ...(host === undefined ? [] : ["--host", host]),
    ...(templates === undefined ? [] : ["--templates", templates]),
    ...(folder === undefined || name !== "entity" ? [] : ["--folder", folder]),
  ];
}

/** Without a model there is nothing to ask: the flag without its value makes the command say what it needs. */
function missing(name: string, args: readonly string[]): readonly string[] {
  return name !== "model" || args.some((arg) => /^--(?:model(?:=.*)?|help)$/.test(arg)) ? [] : ["--model"];
}

/** What stands behind `--`: plop looks at nothing there. */
function ownArguments(args: readonly string[]): readonly string[] {
  const dashes = args.indexOf("--");
  return dashes < 0 ? [] : args.slice(dashes + 1);
}
