import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandAction, type CommandRow, usageError } from "./command.ts";
import { completionScripts } from "./completion-scripts.ts";

/** `tenon completion`: prints the completion script of a shell. */
export const completionCommand = (commands: readonly CommandRow[]): CommandAction => ({
  run: ({ positionals: [shell = "", ...rest] }) => {
    const script = completionScripts[shell];
    if (script !== undefined && rest.length === 0) return { exitCode: 0, output: script(commands), messages: "" };
    const near = didYouMean(shell, Object.keys(completionScripts));
    return usageError(
      "completion takes one shell: bash, zsh or fish.",
      near === undefined ? "tenon completion bash" : `Did you mean 'tenon completion ${near}'?`,
    );
  },
});
