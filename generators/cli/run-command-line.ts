import { commandLineEntries } from "../diagnostics/catalogue/command-line-entries.ts";
import type { Ask } from "../prompts/ask.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { visible } from "../text/quoted.ts";
import { type CommandContext, type CommandResult, type CommandRow, printedDocument, usageError } from "./command.ts";
import { commandHelp, overview } from "./command-help.ts";
import { commands } from "./commands.ts";
import type { Invocation, Options } from "./options.ts";
import { readOptions } from "./read-options.ts";
import { notingReads } from "./report/noted-reads.ts";
import { withStandardInput } from "./with-standard-input.ts";

/**
 * Runs the command that the arguments name. Asks for missing answers where `startAsking` opens a conversation.
 * Spec: command-line, Commands.
 */
export async function runCommandLine(
  args: readonly string[],
  process: CommandContext,
  startAsking?: () => Promise<Ask>,
): Promise<CommandResult> {
  const call = readCommandLine(args, process);
  if ("exitCode" in call) return inRequestedForm(call, args);
  const { command, invocation } = call;
  const { run, asks, converse, serve } = await command.load(invocation.values);
  const context = contextOf(call, process);
  if (serve !== undefined) return inRequestedForm(await serve(invocation, context), args);
  const isSilent = converse === undefined || startAsking === undefined || asks?.(invocation, context) === false;
  let result = isSilent ? run(invocation, context) : await converse(invocation, context, await startAsking());
  while (result.settle !== undefined && startAsking !== undefined) result = await result.settle(await startAsking());
  return inRequestedForm(result, args);
}

/** Turns a mistake in the command line into a document where `--json` stands. The mistake may be one that keeps options from being read. Spec: command-line, JSON report. */
function inRequestedForm(result: CommandResult, args: readonly string[]): CommandResult {
  const { fault } = result;
  const end = args.indexOf("--");
  if (fault === undefined || !args.slice(0, end < 0 ? args.length : end).includes("--json")) return result;
  const { code, exitCode } = commandLineEntries.wrongCommandLine;
  const diagnostics = [{ code, severity: "error", message: fault.message, notes: [], hint: fault.hint }];
  const members = { diagnostics, files: [], host: { needs: [], missing: [] } };
  return { ...printedDocument(args[0] ?? "", exitCode, members), fault };
}

/** A command and its parsed arguments. */
interface Call {
  readonly command: CommandRow;
  readonly invocation: Invocation<Options>;
}

/** Returns the context of a call: it reads standard input as a file, and notes what is read for a document. */
export function contextOf<Context extends CommandContext>({ command, invocation }: Call, process: Context): Context {
  const noting = invocation.values["json"] === true ? { ...process, ...notingReads(process.disk) } : process;
  return command.readsInput ? withStandardInput(noting) : noting;
}

const versionWords = ["--version", "-V", "-v", "version"];
const helpWords = ["--help", "-h", "help"];

/** Parses a command line. Answers a question for help or the version, and a wrong line, at once. */
export function readCommandLine(
  [name = "", ...rest]: readonly string[],
  { version }: Pick<CommandContext, "version">,
): Call | CommandResult {
  if (name === "") return { exitCode: 2, output: "", messages: overview(commands) };
  if (versionWords.includes(name)) return success(`${version()}\n`);
  if (helpWords.includes(name)) return helpOn(rest.find((word) => !word.startsWith("-")));
  if (name.startsWith("-")) return strayOption(name, rest);
  const command = commandOf(name);
  if (command === undefined) return unknownCommand(name);
  if (rest.some((word) => word === "--help" || word === "-h")) return success(commandHelp(command));
  const invocation = readOptions(rest, command.options);
  if ("exitCode" in invocation) return invocation;
  return refusedInput(command, invocation) ?? { command, invocation };
}

function commandOf(name: string): CommandRow | undefined {
  return commands.find((one) => one.name === name);
}

/** Prints the help of a command, or of all. */
function helpOn(name: string | undefined): CommandResult {
  if (name === undefined) return success(overview(commands));
  const command = commandOf(name);
  return command === undefined ? unknownCommand(name, "--help") : success(commandHelp(command));
}

/** Reports a name that is no command, with the line that was meant: the command followed by `rest`. */
function unknownCommand(name: string, ...rest: readonly string[]): CommandResult {
  const names = commands.map((one) => one.name);
  const meant = didYouMean(name, names);
  return usageError(
    `There is no command '${visible(name)}'.`,
    meant === undefined ? "tenon --help lists them." : `Did you mean '${["tenon", meant, ...rest].join(" ")}'?`,
  );
}

/** Reports an option in the place of the command. */
function strayOption(option: string, rest: readonly string[]): CommandResult {
  const name = option.replace(/^-+|=.*$/g, "");
  const owner = rest.map(commandOf).find((command) => command !== undefined);
  if (owner !== undefined)
    return usageError(`The option '${visible(option)}' stands before the command.`, `tenon ${owner.name} ${option}`);
  const meant = didYouMean(name, ["help", "version"]);
  const hint = "A command comes first; tenon --help lists them.";
  return usageError(
    `Unknown option '${visible(option)}'.`,
    meant === undefined ? hint : `Did you mean '--${meant}'? ${hint}`,
  );
}

/** The placeholders of options that name a file or a folder. */
const places: ReadonlySet<string | undefined> = new Set(["PATH", "FILE", "DIR", "OLD"]);

/** Refuses standard input for a command that would look for its file in the next run, and for an option that names a place. */
function refusedInput(
  { name, readsInput, options }: CommandRow,
  { values, positionals }: Invocation<Options>,
): CommandResult | undefined {
  const [option] = Object.entries(values).find(([key, value]) => {
    return places.has(options[key]?.value) && [value].flat().includes("-");
  }) ?? [undefined];
  if (option !== undefined)
    return usageError(
      `--${option} names a place on the disk, and \`-\` is none.`,
      "`-` is the file of tenon build, apply and fmt at standard input.",
    );
  if (readsInput || !positionals.includes("-")) return undefined;
  return usageError(
    `tenon ${name} does not read standard input.`,
    "Save it to a file, which later runs can read again.",
  );
}

function success(output: string): CommandResult {
  return { exitCode: 0, output, messages: "" };
}
