import type { Paint } from "../diagnostics/paint.ts";
import type { WritableDisk } from "../files/disk.ts";
import type { Ask } from "../prompts/ask.ts";
import type { Templates } from "../render/templates.ts";

/** What a command may use of the process; nothing else of it is seen below `cli.ts` and `plopfile.ts`. */
export interface Surroundings {
  /** The current folder, absolute, with forward slashes. */
  readonly folder: string;
  readonly disk: WritableDisk;
  readonly templates: () => Templates;
  /** Reads the documentation page, which is built with the package and lacks only what it shows. */
  readonly page: () => string;
  /** Where the package stands. */
  readonly packageFolder: string;
  readonly version: () => string;
  /** How diagnostics look on standard error. */
  readonly paint: Paint;
}

/** What a command says and how the process ends. Spec: decisions, 6. */
export interface CommandResult {
  readonly exitCode: number;
  /** Data, for standard output. */
  readonly output: string;
  /** Messages, for standard error. */
  readonly messages: string;
}

/** One command of the command line. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  /** Runs without asking; what is missing is an error that names the flag. */
  readonly run: (args: readonly string[], surroundings: Surroundings) => CommandResult;
  /** Asks for what is missing; absent for commands that need no answers. */
  readonly converse?: (args: readonly string[], surroundings: Surroundings, ask: Ask) => Promise<CommandResult>;
}

/** A command line that cannot be understood: exit code 2, with what to type instead. */
export function usageError(message: string, hint: string): CommandResult {
  return { exitCode: 2, output: "", messages: `error: ${message}\n  hint: ${hint}\n` };
}
