import type { Command } from "./command.ts";

/** The script for each shell; it names the commands and, for each, the options of its help. */
export const completionScripts: Readonly<Record<string, (commands: readonly Command[]) => string>> = {
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
      ...commands.map(
        ({ name, summary }) =>
          `complete -c tenon -n __fish_use_subcommand -f -a ${name} -d '${quotedForFish(summary)}'`,
      ),
      ...commands.flatMap((command) =>
        optionsOf(command).map(
          (option) => `complete -c tenon -n '__fish_seen_subcommand_from ${command.name}' -l ${option.slice(2)}`,
        ),
      ),
      "",
    ].join("\n"),
};

/** The options that a command's help lists, which is the one list that people read. */
function optionsOf({ help }: Command): readonly string[] {
  const listed = [...help.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option = ""]) => option);
  return [...listed, "--help"];
}

function quotedForZsh(text: string): string {
  return text.replaceAll("'", "").replaceAll(":", "\\:");
}

function quotedForFish(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("'", "\\'");
}
