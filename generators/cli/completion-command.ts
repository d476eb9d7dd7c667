import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandAction, type CommandRow, usageError } from "./command.ts";
import type { jsonOptions } from "./options.ts";

/** `tenon completion`: prints the completion script of a shell. */
export const completionCommand = (commands: readonly CommandRow[]): CommandAction<typeof jsonOptions> => ({
  run: ({ values: { json: isJson }, positionals: [shell = "", ...rest] }) => {
    if (isJson && shell === "") return { exitCode: 0, output: tableJson(commands), messages: "" };
    const script = completionScripts[shell];
    if (script !== undefined && rest.length === 0) return { exitCode: 0, output: script(commands), messages: "" };
    const near = didYouMean(shell, Object.keys(completionScripts));
    return usageError(
      "completion takes one shell: bash, zsh, fish or powershell.",
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
          ([name, { type, short, help }]) =>
            `complete -c tenon -n '__fish_seen_subcommand_from ${command.name}' -l ${name}${short ? ` -s ${short}` : ""}${type === "string" ? " -r" : ""} -d '${quotedForFish(help)}'`,
        ),
      ),
      "",
    ].join("\n"),
  powershell: (commands) => `# PowerShell completion for tenon
Register-ArgumentCompleter -Native -CommandName tenon -ScriptBlock {
  param($word, $line, $position)
  $commands = [ordered]@{
${commands.map(({ name, summary }) => `    '${name}' = '${quotedForPowershell(summary)}'`).join("\n")}
    '--help' = 'print the help'
    '--version' = 'print the version'
  }
  $options = @{
${commands.map((command) => `    '${command.name}' = [ordered]@{\n${optionRowsOf(command).join("\n")}\n    }`).join("\n")}
  }
  $words = @(foreach ($element in $line.CommandElements) { $element.Extent.Text })
  $isFirst = $words.Count -eq 1 -or ($words.Count -eq 2 -and $word -ne '')
  $kind = if ($isFirst) { 'ParameterValue' } else { 'ParameterName' }
  $rows = if ($isFirst) { $commands } elseif ($word -like '-*') { $options[$words[1]] }
  foreach ($name in $rows.Keys) {
    if ($name -notlike "$word*") { continue }
    [System.Management.Automation.CompletionResult]::new($name, $name, $kind, $rows[$name])
  }
}
`,
};

/** Prints the table of commands as data, for completion in other programs. Spec: command-line, Other documents. */
function tableJson(commands: readonly CommandRow[]): string {
  const document = {
    version: 1,
    command: "completion",
    exitCode: 0,
    commands: commands.map(({ name, summary, usage, options }) => ({
      name,
      summary,
      usage,
      options: Object.entries(options).map(([option, row]) => ({ name: option, ...row })),
    })),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function optionsOf({ options }: CommandRow): readonly string[] {
  const names = Object.entries(options).flatMap(([name, { short }]) => [`--${name}`, ...(short ? [`-${short}`] : [])]);
  return [...names, "--help"];
}

/** Returns the options of a command as rows of a PowerShell table: a name and its help. */
function optionRowsOf({ options }: CommandRow): readonly string[] {
  const rows = Object.entries(options).flatMap(([name, { short, help }]) =>
    [`--${name}`, ...(short ? [`-${short}`] : [])].map((option) => [option, help] as const),
  );
  return [...rows, ["--help", "print the help"] as const].map(
    ([option, help]) => `      '${option}' = '${quotedForPowershell(help)}'`,
  );
}

function quotedForPowershell(text: string): string {
  return text.replaceAll("'", "''");
}

function quotedForZsh(text: string): string {
  return text.replaceAll("'", "").replaceAll(":", "\\:");
}

function quotedForFish(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("'", "\\'");
}
