import { parseArgs } from "node:util";
import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandResult, usageError } from "./command.ts";
import type { Invocation, Options, Values } from "./options.ts";

/** Parses the arguments of a command by its option table. */
export function readOptions<O extends Options>(args: readonly string[], options: O): Invocation<O> | CommandResult {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    // The parser infers no types from a table that it knows by a type parameter alone.
    return { values: values as Values<O>, positionals };
  } catch (error) {
    // An error of the parser is a TypeError with a code; any other is a bug.
    if (!(error instanceof TypeError && "code" in error)) throw error;
    return usageError(sentenceOf(error.message), hintOf(error.message, Object.keys(options)));
  }
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
