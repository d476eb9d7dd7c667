import type { Readable, Writable } from "node:stream";
import type { Paint } from "../diagnostics/paint.ts";
import type { Result } from "../diagnostics/result.ts";
import type { ResolvingDisk, WritableDisk } from "../files/disk/disk.ts";
import type { DiskTrace } from "../files/disk/traced-disk.ts";
import type { Ask } from "../prompts/ask.ts";
import type { Templates } from "../render/templates.ts";
import type { Invocation, Options, Values } from "./options.ts";
import type { NotedReads } from "./report/noted-reads.ts";

/** The access of a command to the process and the package. */
export interface CommandContext {
  /** The current folder, absolute, with forward slashes. */
  readonly folder: string;
  readonly disk: WritableDisk;
  readonly templates: () => Templates;
  /** Reads the documentation page, which is a package of its own and contains no model yet. */
  readonly page: () => Result<string>;
  readonly packageFolder: string;
  readonly version: () => string;
  /** The words that start Tenon, as the user typed them: `tenon`, or `npx tenon`. */
  readonly program: string;
  /** The files that the command has read; absent where no document lists them. */
  readonly reads?: NotedReads;
  /** Standard input; undefined unless an argument is `-`. */
  readonly input: Uint8Array | undefined;
  /** Reads the disk as it was at a commit of the Git work tree around a folder; undefined without one of that name. */
  readonly diskAt: (folder: string, commit: string) => ResolvingDisk | undefined;
  /** Runs a program in a folder, and stops it after a number of minutes. */
  readonly execute: (
    program: string,
    args: readonly string[],
    folder: string,
    limit: { readonly minutes: number },
  ) => Promise<ProgramRun>;
  /** Returns another process of Tenon, in the current folder. */
  readonly tenon: () => TenonProcess;
  /** Lists the files that the current commit has changed since its common ancestor with another one, by absolute paths; undefined without one. */
  readonly changedSince: (folder: string, commit: string) => readonly string[] | undefined;
  /** Counts the processors. */
  readonly cores: () => number;
  /** Shows how far a long command is, on one line of a terminal; an empty text ends that. */
  readonly progress: (text: string) => void;
  /** The folder for files that nobody keeps, absolute, with forward slashes. */
  readonly temporaryFolder: () => string;
  /** Opens the streams of the process, for a command that talks over them. */
  readonly streams: () => Streams;
  /** Colours diagnostics on standard error. */
  readonly paint: Paint;
  readonly screen: Screen;
}

/** The end of a run of a program, and what it printed on both streams. */
export interface ProgramRun {
  /** The exit code; `absent` if there is no such program, `hangs` if it was stopped, `cancelled` if the user stopped it. */
  readonly end: number | "absent" | "hangs" | "cancelled";
  readonly output: string;
}

/** The streams on which a client and a server talk. */
export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/** The look of standard output. */
export interface Screen {
  readonly paint: Paint;
  /** True if the reader can show signs beyond ASCII. */
  readonly isUnicode: boolean;
  /** True if the reader is a terminal, which control characters would move. */
  readonly isTerminal: boolean;
}

/** The output and exit code of a command. Spec: command-line, Exit codes; command-line, Streams. */
export interface CommandResult {
  readonly exitCode: number;
  /** Data, for standard output. */
  readonly output: string;
  /** True if the output is the text of a file, in which no character may change. */
  readonly isExact?: boolean;
  /** Messages, for standard error. */
  readonly messages: string;
  /** The fault of a command line, in place of `messages` where a document was asked for. */
  readonly fault?: UsageFault;
  /** Asks about the conflicts that stopped the run, and goes on; absent if no answer helps. */
  readonly settle?: ((ask: Ask) => Promise<CommandResult>) | undefined;
}

/** A process that carries out commands of Tenon. */
export interface TenonProcess {
  /** Runs a command without a user to ask. Never rejects. */
  run(args: readonly string[]): Promise<TracedResult>;
  /** Waits until the process has ended. */
  end(): Promise<void>;
}

/** The result of a command that ran in another process. */
export interface TracedResult extends CommandResult {
  /** The questions of the command to the disk, with their answers; absent if it wrote something or was cut off. */
  readonly trace?: DiskTrace | undefined;
}

/**
 * The code of a command, which is loaded when the command is called.
 * Methods, unlike function properties, let one list hold commands of different options.
 */
export interface CommandAction<O extends Options = Options> {
  /** Runs without asking; a missing answer is an error that names its option. */
  run(invocation: Invocation<O>, context: CommandContext): CommandResult;
  /** Runs for as long as the program at its other end: a client, or one that it starts. Absent for commands that need no other program. */
  serve?(invocation: Invocation<O>, context: CommandContext): Promise<CommandResult>;
  /** True if an answer is missing that only `converse` can get; absent for commands that always ask. */
  asks?(invocation: Invocation<O>, context: CommandContext): boolean;
  /** Asks for missing answers; absent for commands that need none. */
  converse?(invocation: Invocation<O>, context: CommandContext, ask: Ask): Promise<CommandResult>;
}

/** A command of the command line. Parser, help and completion all read this row. */
export interface CommandRow<O extends Options = Options> {
  readonly name: string;
  readonly summary: string;
  /** The first sentence of the help. */
  readonly purpose: string;
  /** Command lines, each with an optional remark. */
  readonly examples: readonly (readonly [line: string, remark?: string])[];
  /** The arguments of each form of the command. */
  readonly usage: readonly string[];
  readonly options: O;
  /** True if `-` among the arguments is standard input. */
  readonly readsInput?: true;
  /** The last lines of the help. */
  readonly notes?: readonly string[];
  /** Loads the code of the command, which can depend on the options. */
  load(values: Values<O>): Promise<CommandAction<O>>;
}

/** Checks a row against its own options. */
export function command<const O extends Options>(row: CommandRow<O>): CommandRow {
  return row;
}

/** A mistake in a command line, and a hint that shows a correct line. */
export interface UsageFault {
  readonly message: string;
  readonly hint: string;
}

/** Reports a mistake in the command line, with exit code 2. */
export function usageError(message: string, hint: string): CommandResult {
  return { exitCode: 2, output: "", messages: `error: ${message}\n  hint: ${hint}\n`, fault: { message, hint } };
}

/** Prints the document of `--json`. Spec: command-line, Other documents. */
export function printedDocument(command: string, exitCode: number, members: object): CommandResult {
  const document = { version: 1, command, exitCode, ...members };
  return { exitCode, output: `${JSON.stringify(document, undefined, 2)}\n`, messages: "" };
}
