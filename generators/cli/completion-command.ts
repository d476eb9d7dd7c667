import { didYouMean } from "../text/did-you-mean.ts";
import { type Command, usageError } from "./command.ts";
import { completionScripts } from "./completion-scripts.ts";

const help = `Prints what makes a shell complete commands and options.

  source <(tenon completion bash)                                  in ~/.bashrc
  source <(tenon completion zsh)                                   in ~/.zshrc, after compinit
  tenon completion fish > ~/.config/fish/completions/tenon.fish

Usage: tenon completion bash|zsh|fish
`;

/** `tenon completion`, for the commands there are. */
export function completionCommand(commands: () => readonly Command[]): Command {
  return {
    name: "completion",
    summary: "print what makes bash, zsh or fish complete",
    help,
    run: ([shell = "", ...rest]) => {
      const script = completionScripts[shell];
      if (script !== undefined && rest.length === 0) return { exitCode: 0, output: script(commands()), messages: "" };
      const near = didYouMean(shell, Object.keys(completionScripts));
      return usageError(
        "completion takes one shell: bash, zsh or fish.",
        near === undefined ? "tenon completion bash" : `Did you mean 'tenon completion ${near}'?`,
      );
    },
  };
}
