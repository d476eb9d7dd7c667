import { type ParseArgsConfig, parseArgs } from "node:util";
import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandResult, usageError } from "./command.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>>;

/** Reads options and arguments as their table says, or answers with what is wrong. */
export function readOptions<const O extends Options>(args: readonly string[], options: O): Parsed<O> | CommandResult {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Anything but an Error with a code of parseArgs would be a bug of ours.
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
  const known = `The options are ${names.map((name) => `--${name}`).join(", ")}.`;
  return meant === undefined ? known : `Did you mean '--${meant}'? ${known}`;
}
