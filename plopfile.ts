import process from "node:process";
import type { NodePlopAPI } from "plop";
import { loadRunProcess } from "./generators/terminal/load-run-process.ts";
import type { GraftOptions, GraftReport, TenonConfig } from "./pack.d.ts";

const generators = [
  ["entity", "entity", "a new entity with its endpoints, by asking or from a file"],
  ["relationship", "relationship", "a list of children for an entity, and its endpoint"],
  ["health", "health", "the health endpoints alone"],
  ["model", "graft", "the C# of a model: npx plop model -- --model lending.model --host ../MyShop"],
] as const;

/** Adds the commands that write to plop. Each runs the command line, with the same questions, options and exit codes. */
export default function define(plop: NodePlopAPI, config: TenonConfig = {}): void {
  plop.setDefaultInclude({ generators: true });
  for (const [name, command, description] of generators) {
    plop.setGenerator(name, {
      description,
      // Actions are unfit: plop knows only the exit codes 0 and 1, and its spinner spoils their output.
      prompts: async () => {
        const { runProcess } = await loadRunProcess();
        const args = [...configured(name, config), ...ownArguments(process.argv)];
        process.exit(await runProcess([command, ...args, ...missing(name, args)]));
      },
      actions: [],
    });
  }
}

/** Translates the configuration into options. Options of the command line follow and win. */
function configured(name: string, { host, folder, templates }: TenonConfig): readonly string[] {
  return [
    ...(host === undefined ? [] : ["--host", host]),
    ...(templates === undefined ? [] : ["--templates", templates]),
    ...(folder === undefined || name !== "entity" ? [] : ["--folder", folder]),
  ];
}

/** Adds `--model` without a value if no model is named, so that the command reports the missing value. */
function missing(name: string, args: readonly string[]): readonly string[] {
  return name !== "model" || args.some((arg) => /^--(?:model(?:=.*)?|help)$/.test(arg)) ? [] : ["--model"];
}

/** Returns the arguments behind `--`, which plop ignores. */
function ownArguments(args: readonly string[]): readonly string[] {
  const dashes = args.indexOf("--");
  return dashes < 0 ? [] : args.slice(dashes + 1);
}

/** Loads the code of a graft and runs it, for programs. */
export async function graft(options: GraftOptions): Promise<GraftReport> {
  const program = await import("./generators/graft.ts");
  return program.graft(options);
}
