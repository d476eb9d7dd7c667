import { parseArgs } from "node:util";
import type { Ask } from "../prompts/ask.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { visible } from "../text/quoted.ts";
import { type CommandContext, type CommandResult, type CommandRow, usageError } from "./command.ts";
import { commandHelp, overview } from "./command-help.ts";
import { commands } from "./commands.ts";
import type { Invocation, Options, Values } from "./options.ts";

/**
 * Runs the command that the arguments name. Asks for missing answers if `meet` gives somebody to ask.
 * Spec: command-line, Commands.
 */
export async function runCommandLine(
  args: readonly string[],
  context: CommandContext,
  meet?: () => Promise<Ask>,
): Promise<CommandResult> {
  const call = readCommandLine(args, context);
  if ("exitCode" in call) return call;
  const { command, invocation } = call;
  const { run, asks, converse, serve } = await command.load(invocation.values);
  if (serve !== undefined) return serve(invocation, context);
  const isSilent = converse === undefined || meet === undefined || asks?.(invocation, context) === false;
  let result = isSilent ? run(invocation, context) : await converse(invocation, context, await meet());
  while (result.settle !== undefined && meet !== undefined) result = await result.settle(await meet());
  return result;
}

/** A command and its parsed arguments. */
interface Call {
  readonly command: CommandRow;
  readonly invocation: Invocation<Options>;
}

/** Parses a command line. Answers a question for help or the version, and a wrong line, at once. */
export function readCommandLine(
  [name = "", ...rest]: readonly string[],
  { version }: Pick<CommandContext, "version">,
): Call | CommandResult {
  if (name === "--version") return success(`${version()}\n`);
  if (name === "") return { exitCode: 2, output: "", messages: overview(commands) };
  if (["--help", "-h", "help"].includes(name)) return success(overview(commands));
  const command = commands.find((one) => one.name === name);
  if (command === undefined) return unknownCommand(name);
  if (rest.includes("--help") || rest.includes("-h")) return success(commandHelp(command));
  const invocation = readOptions(rest, command.options);
  return "exitCode" in invocation ? invocation : { command, invocation };
}

function unknownCommand(name: string): CommandResult {
  const names = commands.map((one) => one.name);
  const meant = didYouMean(name, names);
  return usageError(
    `There is no command '${name}'.`,
    meant === undefined ? "tenon --help lists them." : `Did you mean 'tenon ${meant}'?`,
  );
}

function success(output: string): CommandResult {
  return { exitCode: 0, output, messages: "" };
}

/** Parses the arguments of a command by its option table. */
function readOptions<O extends Options>(args: readonly string[], options: O): Invocation<O> | CommandResult {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    // The parser infers no types from a table that it knows by a type parameter alone.
    return faultOf(values, options) ?? { values: values as Values<O>, positionals };
  } catch (error) {
    // An error of the parser is a TypeError with a code; any other is a bug.
    if (!(error instanceof TypeError && "code" in error)) throw error;
    return usageError(sentenceOf(error.message), hintOf(error.message, Object.keys(options)));
  }
}

/** Reports a value that is none of the choices of its option, and options that exclude each other. */
function faultOf(values: Readonly<Record<string, unknown>>, options: Options): CommandResult | undefined {
  for (const [name, { choices, excludes }] of Object.entries(options)) {
    const value = values[name];
    if (value !== undefined && excludes !== undefined && values[excludes] !== undefined)
      return usageError(`--${name} and --${excludes} exclude each other.`, `Leave out --${name}.`);
    if (choices === undefined || typeof value !== "string" || choices.includes(value)) continue;
    const meant = didYouMean(value, choices);
    const hint = meant === undefined ? `The values are ${choices.join(", ")}.` : `Did you mean '--${name} ${meant}'?`;
    return usageError(`'${visible(value)}' is no value of --${name}.`, hint);
  }
  return undefined;
}

function sentenceOf(message: string): string {
  return `${message.split(/\. |\n/, 1)[0] ?? message}.`;
}

function hintOf(message: string, names: readonly string[]): string {
  const unknown = /^Unknown option '-*([^' ]+)/.exec(message)?.[1];
  if (unknown === undefined) return "tenon --help lists the commands and their options.";
  const meant = didYouMean(unknown, names);
  const known =
    names.length === 0
      ? "The command has no options."
      : `The options are ${names.map((name) => `--${name}`).join(", ")}.`;
  return meant === undefined ? known : `Did you mean '--${meant}'? ${known}`;
}
