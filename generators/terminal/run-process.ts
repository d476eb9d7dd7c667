import process from "node:process";
import type { CommandContext, CommandResult, Streams, TracedResult } from "../cli/command.ts";
import { runCommandLine } from "../cli/run-command-line.ts";
import { formatDiagnostics } from "../diagnostics/format.ts";
import { type Paint, paintFor } from "../diagnostics/paint.ts";
import type { WritableDisk } from "../files/disk/disk.ts";
import { DiskError, refusal } from "../files/disk/disk-error.ts";
import { tracedDisk } from "../files/disk/traced-disk.ts";
import { type Ask, isCancelled } from "../prompts/ask.ts";
import { showsColours, showsUnicode, withoutColour } from "./colours.ts";
import { createContext } from "./create-context.ts";
import { servingVariable } from "./serving-variable.ts";
import { terminalText } from "./terminal-text.ts";
import { type WatchedDisk, watchedDisk } from "./watched-disk.ts";

/** Runs one command in this process, with prompts if a user can answer; returns the exit code. Spec: command-line, Questions; command-line, Exit codes. */
export async function runProcess(args: readonly string[]): Promise<number> {
  prepareStreams();
  const context = ownContext();
  if (isServing()) return serveRuns(context);
  const { exitCode, output, messages, isExact = false } = await finished(() => execute(args, context));
  const shown = (stream: NodeJS.WriteStream, text: string, isData = false) =>
    writeOutput(stream, isData && !stream.isTTY ? text : terminalText(text, showsColours(process.env, stream)));
  const refusal = await shown(process.stdout, output, isExact);
  const complaint = refusal === undefined ? "" : `error: Standard output cannot be written (${refusal}).\n`;
  const unheard = await shown(process.stderr, messages + complaint);
  return refusal === undefined && unheard === undefined ? exitCode : Math.max(exitCode, failureOfOutput);
}

// Input, output or lock.
const failureOfOutput = 5;

/** Returns the result of a run; a run that cannot end well has one, too. */
async function finished<Result extends CommandResult>(run: () => Promise<Result>): Promise<Result | CommandResult> {
  try {
    return await run();
  } catch (error) {
    if (isCancelled(error)) return { exitCode: 130, output: "", messages: "Cancelled. Nothing was written.\n" };
    if (error instanceof DiskError) return refused(error, paintOfMessages());
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const messages = `internal error: ${trace}\nThis is a bug in Tenon. Nothing was written.\n`;
    return { exitCode: 70, output: "", messages };
  }
}

function ownContext(): CommandContext {
  const context = createContext(process.cwd(), paintOfMessages(), {
    paint: paintFor(showsColours(process.env, process.stdout)),
    isUnicode: showsUnicode(process.env, process.platform),
    isTerminal: process.stdout.isTTY,
  });
  const program = process.env["npm_command"] === "exec" ? "npx tenon" : context.program;
  return { ...context, program, streams, progress: showsProgress() ? showProgress : context.progress };
}

function paintOfMessages(): Paint {
  return paintFor(showsColours(process.env, process.stderr));
}

async function execute(args: readonly string[], context: CommandContext): Promise<CommandResult> {
  const input = args.includes("-") ? await readInput(process.stdin) : undefined;
  const { disk, asking, end } = watched(context.disk);
  try {
    return await runCommandLine(
      args,
      { ...context, disk, input },
      (await canAsk()) ? async () => asking(await startAsking()) : undefined,
    );
  } finally {
    end();
  }
}

/** True if the process that started this one sends commands. */
function isServing(): boolean {
  return process.send !== undefined && process.env[servingVariable] !== undefined;
}

/** Carries out the commands that the process that started this one sends, one after the other, until that ends. */
function serveRuns(context: CommandContext): Promise<number> {
  return new Promise((resolve) => {
    process.on("message", async (args: readonly string[]) => process.send?.(await tracedRun(args, context)));
    process.once("disconnect", () => resolve(0));
  });
}

/** Runs a command that nobody answers, and notes what it asks of the disk. */
async function tracedRun(args: readonly string[], context: CommandContext): Promise<TracedResult> {
  const { disk, trace } = tracedDisk(context.disk);
  const result = await finished(() => runCommandLine(args, { ...context, disk }));
  return { ...result, trace: trace() };
}

/** Reading `process.stdin` opens it, so that only a command that talks over it does. */
function streams(): Streams {
  return { input: process.stdin, output: process.stdout };
}

/** Progress needs a terminal that can move its cursor. */
function showsProgress(): boolean {
  return process.stderr.isTTY && process.env["TERM"] !== "dumb";
}

function showProgress(text: string): void {
  process.stderr.write(`\r\u001b[2K${text}`);
}

function watched(disk: WritableDisk): WatchedDisk {
  if (!showsProgress()) return { disk, asking: (ask) => ask, end: () => undefined };
  return watchedDisk(disk, { show: (line) => process.stderr.write(line), now: () => performance.now() });
}

/** Reports a file or folder that cannot be read. */
function refused(error: DiskError, paint: Paint): CommandResult {
  const diagnostic = refusal("", "read", error);
  const messages = `${formatDiagnostics([diagnostic], new Map(), paint)}Nothing was written.\n`;
  return { exitCode: diagnostic.exitCode, output: "", messages };
}

/** Prompts need a user at the input and a terminal that can move its cursor. */
async function canAsk(): Promise<boolean> {
  const { CI, TERM } = process.env;
  const isUnattended = CI !== undefined && !["", "0", "false"].includes(CI);
  if (!process.stderr.isTTY || isUnattended || TERM === "dumb") return false;
  // Reading `process.stdin.isTTY` would open a stream, which takes time.
  const { isatty } = await import("node:tty");
  return isatty(0);
}

/** Loads prompts late: they take longer to load than a whole run. */
async function startAsking(): Promise<Ask> {
  const { askTerminal } = await import("./ask-terminal.ts");
  const output = showsColours(process.env, process.stderr) ? process.stderr : withoutColour(process.stderr);
  return askTerminal({ input: process.stdin, output });
}

function prepareStreams(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // Without columns, prompts and spinners would draw without end.
    if (stream.isTTY && !(stream.columns > 0)) stream.columns = 80;
    // `writeOutput` reports it; without a listener, the process would end with a trace.
    stream.on("error", () => undefined);
  }
}

/** Reads a stream to its end. */
async function readInput(stream: NodeJS.ReadStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks);
}

/** Writes a text to a stream. Returns the reason if the stream refuses it; a closed pipe or terminal is none. Spec: command-line, Streams. */
function writeOutput(stream: NodeJS.WriteStream, text: string): Promise<string | undefined> {
  if (text === "") return Promise.resolve(undefined);
  return new Promise((resolve) => stream.write(text, (error) => resolve(error ? refusalOf(error) : undefined)));
}

function refusalOf(error: NodeJS.ErrnoException): string | undefined {
  // The reader closed the pipe, as in `tenon --help | head -1`, or the terminal is gone.
  return error.code === "EPIPE" || error.code === "EIO" ? undefined : (error.code ?? error.message);
}
