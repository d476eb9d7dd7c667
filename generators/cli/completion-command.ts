import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandAction, type CommandRow, usageError } from "./command.ts";

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

/** The completion script of each shell, made from the table of commands. */
const completionScripts: Readonly<Record<string, (commands: readonly CommandRow[]) => string>> = {
  bash: (commands) => `# bash completion for tenon
_tenon() {
  local word=\${COMP_WORDS[COMP_CWORD]} words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${[...commands.map(({ name }) => name), "--help", "--version"].join(" ")}"
  elif [[ $word == -* ]]; then
    case \${COMP_WORDS[1]} in
${commands.map((command) => `      ${command.name}) words="${optionsOf(command).join(" ")}" ;;`).join("\n")}
    esac
  fi
  if [ -n "$words" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$word"))
  else
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}
complete -o filenames -F _tenon tenon
`,
  zsh: (commands) => `#compdef tenon
_tenon() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    '${name}:${quotedForZsh(summary)}'`).join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    compadd -- --help --version
  elif [[ $words[CURRENT] == -* ]]; then
    case $words[2] in
${commands.map((command) => `      ${command.name}) compadd -- ${optionsOf(command).join(" ")} ;;`).join("\n")}
    esac
  else
    _files
  fi
}
compdef _tenon tenon
`,
  fish: (commands) =>
    [
      "# fish completion for tenon",
      "complete -c tenon -l help -d 'print the help'",
      ...commands.map(
        ({ name, summary }) =>
          `complete -c tenon -n __fish_use_subcommand -f -a ${name} -d '${quotedForFish(summary)}'`,
      ),
      ...commands.flatMap((command) =>
        Object.entries(command.options).map(
          ([name, { type, help }]) =>
            `complete -c tenon -n '__fish_seen_subcommand_from ${command.name}' -l ${name}${type === "string" ? " -r" : ""} -d '${quotedForFish(help)}'`,
        ),
      ),
      "",
    ].join("\n"),
};

function optionsOf({ options }: CommandRow): readonly string[] {
  return [...Object.keys(options), "help"].map((name) => `--${name}`);
}

function quotedForZsh(text: string): string {
  return text.replaceAll("'", "").replaceAll(":", "\\:");
}

function quotedForFish(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("'", "\\'");
}
