import { resolve } from "node:path";
import type { GraftOptions, GraftReport } from "../pack.d.ts";
import { optionArguments } from "./cli/option-arguments.ts";
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
    ...Object.entries(options).flatMap(([name, value]) => optionArguments(name, value)),
    "--",
    ...files,
  ];
}
