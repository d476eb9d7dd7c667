import process from "node:process";
import { parseArgs } from "node:util";
import type { NodePlopAPI } from "plop";
import { loadRunProcess } from "./generators/terminal/load-run-process.ts";
import type { GraftOptions, GraftReport, HostRecord, PlannedHost, TenonConfig } from "./pack.d.ts";

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
        const { words, stray, own } = readArguments(process.argv.slice(2));
        if (stray !== undefined) process.exit(refused(name, stray));
        const args = [...configured(name, config), ...words, ...own];
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

/** The options of plop itself. */
const plopOptions = {
  ...Object.fromEntries(["cwd", "preload", "plopfile", "completion", "dest"].map((name) => [name, { type: "string" }])),
  ...Object.fromEntries(
    ["progress", "show-type-names", "force", "no-progress"].map((name) => [name, { type: "boolean" }]),
  ),
  f: { type: "boolean" },
  t: { type: "boolean" },
} as Readonly<Record<string, { readonly type: "string" | "boolean" }>>;

/** Splits arguments into the words behind the generator, an option that plop does not know, and those behind `--`, which plop ignores. */
function readArguments(args: readonly string[]) {
  const dashes = args.indexOf("--");
  const ours = dashes < 0 ? [] : args.slice(dashes + 1);
  const plops = dashes < 0 ? [...args] : args.slice(0, dashes);
  const { values, positionals } = parseArgs({
    args: plops,
    options: plopOptions,
    allowPositionals: true,
    strict: false,
  });
  const stray = Object.keys(values).find((name) => !Object.hasOwn(plopOptions, name));
  return { words: positionals.slice(1), stray, own: ours };
}

/** Tells where options of Tenon stand; returns the exit code. */
function refused(generator: string, option: string): number {
  const dashed = option.length === 1 ? `-${option}` : `--${option}`;
  process.stderr.write(`error: Plop has no option '${dashed}'.\n`);
  process.stderr.write(`  hint: Options of Tenon stand behind --: npx plop ${generator} -- ${dashed}\n`);
  return 2;
}

/** Loads the code of a graft and runs it, for programs. */
export async function graft(options: GraftOptions): Promise<GraftReport> {
  const program = await import("./generators/graft.ts");
  return program.graft(options);
}

/** Loads the code of records and reads one, for programs. */
export async function readRecord(host: string): Promise<HostRecord> {
  const program = await import("./generators/read-record.ts");
  return program.readRecord(host);
}

/** Loads the code of a graft and plans the recorded runs of a host, for programs. */
export async function planOnDisk(host: string): Promise<PlannedHost> {
  const program = await import("./generators/plan-on-disk.ts");
  return program.planOnDisk(host);
}
