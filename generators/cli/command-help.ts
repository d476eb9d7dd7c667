import type { CommandRow } from "./command.ts";
import type { Options } from "./options.ts";
import { optionHead } from "./read-options.ts";

/** Prints the help of the whole command line. */
export function overview(commands: readonly CommandRow[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`).join("");
  return `Tenon adds a back end to a .NET host that already exists: endpoints from entity files,
domain and application code from models.

  tenon graft shop.yaml --host ../MyShop
  tenon entity --host ../MyShop              asks for a new entity
  tenon plan shop.yaml --host ../MyShop --out plan.json
  tenon build lending.model --out ../Library
  tenon explain TEN0303

Commands (see tenon help COMMAND):

${list}
  -V, --version  print the version
  -h, --help     print this text

Exit codes: 0 done, 1 the input is wrong, 2 the command line is wrong, 3 a conflict
needs a decision, 4 a check found differences, 5 a file or lock is in the way,
70 a bug in Tenon, 130 interrupted.
`;
}

/** Prints the help of one command. */
export function commandHelp({ name, purpose, examples, usage, options, notes = [] }: CommandRow): string {
  const longest = Math.max(...examples.map(([line, remark]) => (remark === undefined ? 0 : line.length)));
  const exampleLines = examples.map(([line, remark]) => `  ${line.padEnd(longest)}  ${remark ?? ""}`.trimEnd());
  const usageLines = usage.map((form, index) => `${index === 0 ? "Usage:" : "      "} tenon ${name} ${form}`);
  const sections = [[purpose], exampleLines, usageLines, optionLines(options), notes];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

const columns = 92;

function optionLines(options: Options): readonly string[] {
  const heads = Object.entries(options).map(
    (option) => `${optionHead(option)}${option[1].value === undefined ? "" : ` ${option[1].value}`}`,
  );
  const width = Math.max(...heads.filter((head) => head.length <= 20).map((head) => head.length));
  return Object.values(options).flatMap(({ help }, index) => {
    const head = heads[index] ?? "";
    const [first = "", ...rest] = wrapped(help, columns - width - 4);
    const below = rest.map((line) => `  ${"".padEnd(width)}  ${line}`);
    if (head.length > width) return [`  ${head}`, `  ${"".padEnd(width)}  ${first}`, ...below];
    return [`  ${head.padEnd(width)}  ${first}`, ...below];
  });
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
