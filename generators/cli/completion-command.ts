import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandAction, type CommandRow, printedDocument, usageError } from "./command.ts";
import type { jsonOptions } from "./options.ts";

/** `tenon completion`: prints the completion script of a shell. */
export const completionCommand = (commands: readonly CommandRow[]): CommandAction<typeof jsonOptions> => ({
  run: ({ values: { json: isJson }, positionals: [shell = "", ...rest] }) => {
    if (isJson && shell === "") return printedDocument("completion", 0, { commands: tableOf(commands) });
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
  local word=\${COMP_WORDS[COMP_CWORD]} words="" files=1
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${[...commands.map(({ name }) => name), "--help", "--version"].join(" ")}"
  elif [[ $word == -* ]]; then
    case \${COMP_WORDS[1]} in
${commands.map((command) => `      ${command.name}) words="${optionsOf(command).join(" ")}" ;;`).join("\n")}
    esac
  else
    case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${choicesOf(commands)
  .map(({ command, option, choices }) => `      "${command} --${option}") words="${choices.join(" ")}" ;;`)
  .join("\n")}
      *" --"*) ;;
${wordsOf(commands)
  .map(({ command, words }) => `      "${command} "*) words="${words.join(" ")}" files="" ;;`)
  .join("\n")}
    esac
  fi
  COMPREPLY=()
  if [ -n "$words" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$word"))
  elif [ -n "$files" ]; then
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
    case "$words[2] $words[CURRENT-1]" in
${choicesOf(commands)
  .map(({ command, option, choices }) => `      "${command} --${option}") compadd -- ${choices.join(" ")} ;;`)
  .join("\n")}
      *" --"*) _files ;;
${wordsOf(commands)
  .map(({ command, words }) => `      "${command} "*) ${words.length === 0 ? ":" : `compadd -- ${words.join(" ")}`} ;;`)
  .join("\n")}
      *) _files ;;
    esac
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
          ([name, { type, short, choices, help }]) =>
            `complete -c tenon -n '__fish_seen_subcommand_from ${command.name}' -l ${name}${short ? ` -s ${short}` : ""}${choices ? ` -x -a '${choices.join(" ")}'` : type === "string" ? " -r" : ""} -d '${quotedForFish(help)}'`,
        ),
      ),
      ...wordsOf(commands).map(
        ({ command, words }) =>
          `complete -c tenon -n '__fish_seen_subcommand_from ${command}' -f -a '${words.join(" ")}'`,
      ),
      "",
    ].join("\n"),
  powershell: (commands) => `# PowerShell completion for tenon
Register-ArgumentCompleter -Native -CommandName tenon -ScriptBlock {
  param($word, $line, $position)
  $commands = [ordered]@{
${powershellRows(
  commands.map(({ name, summary }) => [name, summary] as const),
  "    ",
)}
    '--help' = 'print the help'
    '--version' = 'print the version'
  }
  $options = @{
${commands.map((command) => `    '${command.name}' = [ordered]@{\n${powershellRows(optionRowsOf(command), "      ")}\n    }`).join("\n")}
  }
  $choices = @{
${choicesOf(commands)
  .map(({ command, option, choices }) => `    '${command} --${option}' = @(${quotedList(choices)})`)
  .join("\n")}
  }
  $arguments = @{
${wordsOf(commands)
  .map(({ command, words }) => `    '${command}' = @(${quotedList(words)})`)
  .join("\n")}
  }
  $words = @(foreach ($element in $line.CommandElements) { $element.Extent.Text })
  $isFirst = $words.Count -eq 1 -or ($words.Count -eq 2 -and $word -ne '')
  $kind = if ($isFirst) { 'ParameterValue' } else { 'ParameterName' }
  $rows = if ($isFirst) { $commands } elseif ($word -like '-*') { $options[$words[1]] }
  $before = if ($word -eq '') { $words[-1] } else { $words[-2] }
  if (-not $isFirst -and $word -notlike '-*') {
    $values = $choices["$($words[1]) $before"]
    if ($null -eq $values -and $before -notlike '--*') { $values = $arguments[$words[1]] }
    foreach ($value in $values) {
      if ($value -like "$word*") { [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $value) }
    }
  }
  foreach ($name in $rows.Keys) {
    if ($name -notlike "$word*") { continue }
    [System.Management.Automation.CompletionResult]::new($name, $name, $kind, $rows[$name])
  }
}
`,
};

/** Lists the options that take one of a few words. */
function choicesOf(commands: readonly CommandRow[]) {
  return commands.flatMap(({ name: command, options }) =>
    Object.entries(options).flatMap(([option, { choices }]) =>
      choices === undefined ? [] : [{ command, option, choices }],
    ),
  );
}

/** Lists the commands whose arguments are no files, each with the words that the arguments can be. */
function wordsOf(commands: readonly CommandRow[]) {
  const known: Readonly<Record<string, readonly string[]>> = {
    explain: Object.values(catalogue).map(({ code }) => code),
    completion: Object.keys(completionScripts),
  };
  return commands
    .filter(({ usage }) => !/FILE|PLAN|^-/.test(usage.join(" ")))
    .map(({ name: command }) => ({ command, words: known[command] ?? [] }));
}

function quotedList(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(", ");
}

/** Returns the table of commands as data, for completion in other programs. Spec: command-line, Other documents. */
function tableOf(commands: readonly CommandRow[]) {
  return commands.map(({ name, summary, usage, options }) => ({
    ...{ name, summary, usage },
    options: Object.entries(options).map(([option, row]) => ({ name: option, ...row })),
  }));
}

function optionsOf(command: CommandRow): readonly string[] {
  return optionRowsOf(command).map(([option]) => option);
}

/** Returns the options of a command, long and short, each with its help. */
function optionRowsOf({ options }: CommandRow): readonly (readonly [option: string, help: string])[] {
  const rows = Object.entries(options).flatMap(([name, { short, help }]) =>
    [`--${name}`, ...(short ? [`-${short}`] : [])].map((option) => [option, help] as const),
  );
  return [...rows, ["--help", "print the help"]];
}

/** Returns the rows of a PowerShell table. */
function powershellRows(rows: readonly (readonly [name: string, help: string])[], indent: string): string {
  return rows.map(([name, help]) => `${indent}'${name}' = '${quotedForPowershell(help)}'`).join("\n");
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
