import { parseArgs } from "node:util";
import { didYouMean } from "../text/did-you-mean.ts";
import { visible } from "../text/quoted.ts";
import { type CommandResult, usageError } from "./command.ts";
import type { Invocation, Option, Options, Values } from "./options.ts";

/** Parses the arguments of a command by its option table. */
export function readOptions<O extends Options>(args: readonly string[], options: O): Invocation<O> | CommandResult {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    // The parser infers no types from a table that it knows by a type parameter alone.
    return faultOf(values, options) ?? { values: values as Values<O>, positionals };
  } catch (error) {
    // An error of the parser is a TypeError with a code; any other is a bug.
    if (!(error instanceof TypeError && "code" in error)) throw error;
    return usageError(...faultIn(error.message, options));
  }
}

/** Reports a value that is none of the choices of its option, and options that exclude each other. */
function faultOf(values: Readonly<Record<string, unknown>>, options: Options): CommandResult | undefined {
  for (const [name, { choices, excludes, needs }] of Object.entries(options)) {
    const value = values[name];
    if (value !== undefined && needs !== undefined && values[needs] === undefined)
      return usageError(`--${name} says nothing without --${needs}.`, `Add --${needs}, or leave out --${name}.`);
    if (value !== undefined && excludes !== undefined && values[excludes] !== undefined)
      return usageError(`--${name} and --${excludes} exclude each other.`, `Leave out --${name}.`);
    if (choices === undefined || typeof value !== "string" || choices.includes(value)) continue;
    const meant = didYouMean(value, choices);
    const hint = meant === undefined ? `The values are ${choices.join(", ")}.` : `Did you mean '--${name} ${meant}'?`;
    return usageError(`'${visible(value)}' is no value of --${name}.`, hint);
  }
  return undefined;
}

/** Says what the parser found wrong, and how to write it. */
function faultIn(message: string, options: Options): readonly [sentence: string, hint: string] {
  const option = /--([\w-]+)/.exec(message)?.[1] ?? "";
  if (/argument (?:missing|is ambiguous)/.test(message))
    return [
      `--${option} needs a value.`,
      `Write it behind the option: --${option} ${options[option]?.value ?? "VALUE"}.`,
    ];
  if (message.includes("does not take an argument")) return [`--${option} takes no value.`, `Write --${option} alone.`];
  return [`${message.split(/\. |\n/, 1)[0] ?? message}.`, hintOf(message, options)];
}

function hintOf(message: string, options: Options): string {
  const unknown = /^Unknown option '-*([^' ]+)/.exec(message)?.[1];
  if (unknown === undefined) return "tenon --help lists the commands and their options.";
  const meant = didYouMean(unknown, Object.keys(options));
  const heads = Object.entries(options).map(optionHead);
  const known = heads.length === 0 ? "The command has no options." : `The options are ${heads.join(", ")}.`;
  return meant === undefined ? known : `Did you mean '--${meant}'? ${known}`;
}

/** Returns an option as it is typed, such as `-n, --dry-run`. */
export function optionHead([name, { short }]: readonly [string, Pick<Option, "short">]): string {
  return short === undefined ? `--${name}` : `-${short}, --${name}`;
}
