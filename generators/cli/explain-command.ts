import { catalogue, entryOf } from "../diagnostics/catalogue.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { type Command, type CommandResult, usageError } from "./command.ts";
import { readOptions } from "./read-options.ts";

const help = `Explains a diagnostic: cause, example, cure.

  tenon explain TEN0303

Usage: tenon explain CODE
`;

/** `tenon explain`: what a code means and what to do about it. */
export const explainCommand: Command = { name: "explain", summary: "explain a diagnostic by its code", help, run };

function run(args: readonly string[]): CommandResult {
  const parsed = readOptions(args, {});
  if ("exitCode" in parsed) return parsed;
  const [code = "", ...rest] = parsed.positionals;
  if (code === "" || rest.length > 0) return usageError("explain takes one code.", "tenon explain TEN0303");
  const entry = entryOf(code);
  if (entry === undefined) {
    const meant = didYouMean(
      code,
      Object.values(catalogue).map((one) => one.code),
    );
    return usageError(
      `There is no diagnostic '${code}'.`,
      meant === undefined ? "Codes look like TEN0303." : `Did you mean '${meant}'?`,
    );
  }
  const { cause, example, cure } = entry;
  const indented = example.split("\n").map((line) => `  ${line}`);
  const output = [
    `${entry.code} ${entry.name} (${entry.severity})`,
    "",
    cause,
    "",
    "For example:",
    ...indented,
    "",
    cure,
    "",
  ].join("\n");
  return { exitCode: 0, output, messages: "" };
}
