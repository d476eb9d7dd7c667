import { resolve } from "node:path";
import type { GraftOptions, GraftReport } from "../pack.d.ts";
import { runCommandLine } from "./cli/run-command-line.ts";
import { createContext } from "./terminal/create-context.ts";

/** Runs `tenon graft` in a program and returns the JSON report. Throws for options that the command line would refuse. */
export async function graft({ folder = ".", ...options }: GraftOptions): Promise<GraftReport> {
  const { output, messages, fault } = await runCommandLine(argumentsOf(options), createContext(resolve(folder)));
  if (fault !== undefined) throw new Error(inNamesOfProgram(`${fault.message} ${fault.hint}`));
  if (output === "") throw new Error(inNamesOfProgram(messages.trim()));
  return JSON.parse(output);
}

/** Rewrites the options of the command line in a sentence: `--dry-run` is `dryRun` for a program. */
function inNamesOfProgram(text: string): string {
  return text.replace(/--([a-z]+(?:-[a-z]+)*)/g, (_, name: string) =>
    name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase()),
  );
}

function argumentsOf({ files = [], ...options }: Omit<GraftOptions, "folder">): readonly string[] {
  return [
    "graft",
    "--json",
    ...Object.entries(options).flatMap(([name, value]) => option(name, value)),
    "--",
    ...files,
  ];
}

/** Translates an option into arguments: `dryRun` becomes `--dry-run`, a list repeats the option. */
function option(name: string, value: string | boolean | readonly string[] | undefined): readonly string[] {
  const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  if (value === undefined || value === false) return [];
  if (value === true) return [flag];
  return [value].flat().map((one) => `${flag}=${one}`);
}
