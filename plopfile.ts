import process from "node:process";
import type { NodePlopAPI } from "plop";
import type { TenonConfig } from "./pack.d.ts";

const generators = [
  ["entity", "a new entity with its endpoints, by asking or from a file"],
  ["relationship", "a list of children for an entity, and its endpoint"],
  ["health", "the health endpoints alone"],
] as const;

/** Offers each command that writes to plop; what runs is the command line, so answers, flags and exit codes are the same. */
export default function define(plop: NodePlopAPI, config: TenonConfig = {}): void {
  plop.setDefaultInclude({ generators: true });
  for (const [name, description] of generators) {
    plop.setGenerator(name, {
      description,
      // All of it happens here, because plop knows only the exit codes 0 and 1, and its spinner spoils what actions print.
      prompts: async () => {
        const { runProcess } = await import("./generators/terminal/run-process.ts");
        process.exit(await runProcess([name, ...configured(name, config), ...ownArguments(process.argv)]));
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

/** What stands behind `--`: plop looks at nothing there. */
function ownArguments(args: readonly string[]): readonly string[] {
  const dashes = args.indexOf("--");
  return dashes < 0 ? [] : args.slice(dashes + 1);
}
