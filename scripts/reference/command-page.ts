import type { CommandRow } from "../../generators/cli/command.ts";
import { optionHead } from "../../generators/cli/read-options.ts";

/** Returns the page of the reference with every command, its forms, examples and options. */
export function commandPage(commands: readonly CommandRow[]): string {
  const index = commands.map(({ name, summary }) => `| [\`${name}\`](#${name}) | ${summary} |`);
  return `${[
    "# Commands",
    "",
    "Every command with its options, as `tenon help COMMAND` prints them. [The command line](../specification/command-line.md) says what they mean together.",
    "",
    "| Command | Effect |",
    "|---|---|",
    ...index,
    ...commands.flatMap(sectionOf),
  ].join("\n")}\n`;
}

function sectionOf({ name, purpose, usage, examples, options, notes = [] }: CommandRow): readonly string[] {
  const rows = Object.entries(options).map((option) => {
    const [, { value, help }] = option;
    const head = `${optionHead(option)}${value === undefined ? "" : ` ${value}`}`;
    return `| \`${inCell(head)}\` | ${inCell(help)} |`;
  });
  const table = rows.length === 0 ? [] : ["", "| Option | Meaning |", "|---|---|", ...rows];
  const lines = examples.map(([line, remark]) => (remark === undefined ? line : `${line}  # ${remark}`));
  const forms = usage.map((form) => `tenon ${name} ${form}`);
  const about = notes.length === 0 ? [] : ["", notes.join(" ")];
  return [
    "",
    `## ${name}`,
    "",
    purpose,
    "",
    "```text",
    ...forms,
    "```",
    ...table,
    ...about,
    "",
    "```sh",
    ...lines,
    "```",
  ];
}

function inCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}
