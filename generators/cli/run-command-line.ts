import type { Ask } from "../prompts/ask.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { buildCommand } from "./build-command.ts";
import { type Command, type CommandResult, type Surroundings, usageError } from "./command.ts";
import { completionCommand } from "./completion-command.ts";
import { docsCommand } from "./docs-command.ts";
import { doctorCommand } from "./doctor-command.ts";
import { entityCommand } from "./entity-command.ts";
import { explainCommand } from "./explain-command.ts";
import { fmtCommand } from "./fmt-command.ts";
import { graftCommand } from "./graft-command.ts";
import { healthCommand } from "./health-command.ts";
import { openapiCommand } from "./openapi-command.ts";
import { relationshipCommand } from "./relationship-command.ts";

/** Every command there is, in the order of the help. */
export const commands: readonly Command[] = [
  graftCommand,
  entityCommand,
  relationshipCommand,
  healthCommand,
  openapiCommand,
  buildCommand,
  docsCommand,
  fmtCommand,
  doctorCommand,
  explainCommand,
  completionCommand(() => commands),
];

/** As `runCommandLine`, but lets the command ask for what its arguments do not say. */
export async function converseOnCommandLine(
  args: readonly string[],
  surroundings: Surroundings,
  meet: () => Promise<Ask>,
): Promise<CommandResult> {
  const [name = "", ...rest] = args;
  const converse = commands.find((one) => one.name === name)?.converse;
  if (converse === undefined || rest.includes("--help") || rest.includes("-h"))
    return runCommandLine(args, surroundings);
  return converse(rest, surroundings, await meet());
}

/** Runs the command that the arguments name. Spec: decisions, 6. */
export function runCommandLine(args: readonly string[], surroundings: Surroundings): CommandResult {
  const [name = "", ...rest] = args;
  if (name === "--version") return { exitCode: 0, output: `${surroundings.version()}\n`, messages: "" };
  if (["", "--help", "-h", "help"].includes(name))
    return { exitCode: name === "" ? 2 : 0, ...toStream(help(), name === "") };
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    const meant = didYouMean(
      name,
      commands.map((one) => one.name),
    );
    return usageError(
      `There is no command '${name}'.`,
      meant === undefined ? "tenon --help lists them." : `Did you mean 'tenon ${meant}'?`,
    );
  }
  if (rest.includes("--help") || rest.includes("-h")) return { exitCode: 0, output: command.help, messages: "" };
  return command.run(rest, surroundings);
}

function toStream(text: string, isMistake: boolean): Pick<CommandResult, "output" | "messages"> {
  return isMistake ? { output: "", messages: text } : { output: text, messages: "" };
}

function help(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}\n`).join("");
  return `Tenon joins a back end onto a .NET host that already exists: endpoints from entity
files, domain and application code from models.

  tenon graft shop.yaml --host ../MyShop
  tenon entity --host ../MyShop              asks for a new entity
  tenon build lending.model --out ../Library
  tenon explain TEN0303

Commands (tenon COMMAND --help says more):

${list}
  --version  print the version
  --help     print this text

Exit codes: 0 done, 1 the input is wrong, 2 the command line is wrong, 3 a conflict
needs a decision, 4 a check found differences, 5 a file or lock is in the way,
70 a bug in Tenon, 130 interrupted.
`;
}
