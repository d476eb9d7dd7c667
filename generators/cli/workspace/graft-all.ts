import { posix } from "node:path";
import { parsedJson } from "../../text/json-text.ts";
import { inSentence } from "../../text/quoted.ts";
import {
  type CommandAction,
  type CommandContext,
  type CommandResult,
  printedDocument,
  usageError,
} from "../command.ts";
import { optionArguments } from "../option-arguments.ts";
import type { graftOrModelOptions, Values } from "../options.ts";
import { reportFailure } from "../report/run-and-report.ts";
import { affectedHosts } from "./affected-hosts.ts";
import { readWorkspace, type Workspace, workspaceFolder, workspaceName } from "./read-workspace.ts";
import { recordedInputs, recordedRuns } from "./recorded-host.ts";
import { rememberedRun } from "./remembered-run.ts";

type AllValues = Values<typeof graftOrModelOptions>;

/** The options that name something of one host. */
const ofOneHost = ["host", "model", "layers", "entity", "templates", "forget", "msbuild"] as const;

/** The options that say which hosts a run is about, and how many at a time. */
const ofAllHosts: ReadonlySet<string> = new Set(["all", "shard", "affected-by", "jobs"]);

/** The end of the runs on a host. */
interface HostRun {
  /** The path of the host from the workspace. */
  readonly host: string;
  readonly exitCode: number;
  readonly runs: readonly CommandResult[];
}

/** `tenon graft --all`: grafts the recorded inputs of each host of a workspace, in other processes. Spec: workspace, Runs. */
export const graftAllCommand: CommandAction<typeof graftOrModelOptions> = {
  run: () => usageError("A graft of all hosts starts processes, which are not at hand here.", "tenon graft --all"),
  serve: async ({ values, positionals }, context) => {
    const [stray] = ofOneHost.filter((name) => values[name] !== undefined);
    if (stray !== undefined)
      return usageError(`--all and --${stray} exclude each other.`, `--${stray} is about one host: name it by --host.`);
    if (positionals.length > 0)
      return usageError("--all takes no file: each host has recorded its own.", "tenon graft --all --check");
    const choice = choiceOf(values, context);
    if ("exitCode" in choice) return choice;
    const folder = workspaceFolder(context.disk, context.folder);
    if (folder === undefined)
      return usageError(`There is no ${workspaceName} in this folder or above.`, 'Write one:  hosts: ["src/*"]');
    const read = readWorkspace(context.disk, folder);
    const words = { command: "graft", values };
    if (!read.ok) return reportFailure(read.diagnostics, { ...words, root: folder }, context);
    const chosen = chosenHosts(read.value, choice, context);
    return "exitCode" in chosen ? chosen : graftHosts(read.value, chosen, choice, { values, context });
  },
};

/** The part of the hosts that a run is about. */
interface Choice {
  readonly shard: { readonly number: number; readonly of: number };
  readonly commit: string | undefined;
  readonly jobs: number;
}

function choiceOf(values: AllValues, { cores }: CommandContext): Choice | CommandResult {
  const shard = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(values.shard ?? "1/1");
  const [number, of] = [Number(shard?.[1]), Number(shard?.[2])];
  if (!(number <= of))
    return usageError(`'${values.shard}' is no part of the hosts.`, "The second of four parts: --shard 2/4");
  const jobs = values.jobs ?? String(cores());
  if (!/^[1-9]\d{0,2}$/.test(jobs)) return usageError(`'${jobs}' is no number of processes.`, "Four: --jobs 4");
  return { shard: { number, of }, commit: values["affected-by"], jobs: Number(jobs) };
}

function chosenHosts(
  { folder, hosts }: Workspace,
  { shard: { number, of }, commit }: Choice,
  { disk, changedSince }: CommandContext,
): readonly string[] | CommandResult {
  const changed = commit === undefined ? undefined : changedSince(folder, commit);
  if (commit !== undefined && changed === undefined)
    return usageError(`'${commit}' is no commit of Git with a common ancestor.`, "--affected-by main");
  const affected = changed === undefined ? hosts : affectedHosts(disk, hosts, changed);
  return affected.filter((_, index) => index % of === number - 1);
}

/** Grafts hosts in processes, at most as many at a time as there are jobs. A host that fails stops no other. */
async function graftHosts(
  { folder, hosts }: Workspace,
  chosen: readonly string[],
  { jobs }: Choice,
  { values, context }: { readonly values: AllValues; readonly context: CommandContext },
): Promise<CommandResult> {
  const options = optionsOf(values);
  const finished: HostRun[] = [];
  const waiting = [...chosen];
  const worker = async () => {
    const tenon = context.tenon();
    for (let host = waiting.shift(); host !== undefined; host = waiting.shift()) {
      context.progress(`${finished.length} of ${chosen.length} hosts`);
      const runs: CommandResult[] = [];
      // The runs of one host wait for each other, as each locks it.
      for (const args of recordedRuns(recordedInputs(context.disk, host), host))
        runs.push(await rememberedRun(host, [...args, ...options], context, tenon));
      const exitCode = Math.max(...runs.map((one) => one.exitCode));
      finished.push({ host: posix.relative(folder, host) || ".", exitCode, runs });
    }
    await tenon.end();
  };
  await Promise.all(Array.from({ length: Math.min(jobs, chosen.length) }, worker));
  context.progress("");
  const sorted = finished.sort((one, other) => (one.host < other.host ? -1 : 1));
  return values.json ? jsonOf(sorted) : textOf(sorted, hosts.length, values.quiet ?? false);
}

/** Returns the options of each run as arguments. */
function optionsOf(values: AllValues): readonly string[] {
  return Object.entries(values)
    .filter(([name]) => !ofAllHosts.has(name))
    .flatMap(([name, value]) => optionArguments(name, value));
}

function jsonOf(finished: readonly HostRun[]): CommandResult {
  const hosts = finished.map(({ host, exitCode, runs }) => ({
    host,
    exitCode,
    // A run that crashed or was killed prints no document.
    reports: runs.flatMap(({ output }) => parsedJson(output) ?? []),
  }));
  const members = { diagnostics: [], files: [], host: { needs: [], missing: [] }, hosts };
  const messages = blocksOf(finished, (run) => run.messages);
  return { ...printedDocument("graft", exitCodeOfAll(finished), members), messages };
}

/** Prints what each host printed, below its name, and a sum. */
function textOf(finished: readonly HostRun[], known: number, isQuiet: boolean): CommandResult {
  return {
    exitCode: exitCodeOfAll(finished),
    output: `${blocksOf(finished, (run) => run.output)}${isQuiet ? "" : sumOf(finished, known)}`,
    messages: blocksOf(finished, (run) => run.messages),
  };
}

/** Returns a text of the runs on each host, below its name; nothing for a host without such a text. */
function blocksOf(finished: readonly HostRun[], textOfRun: (run: CommandResult) => string): string {
  const blocks = finished.map(({ host, runs }) => [host, runs.map(textOfRun).join("")] as const);
  return blocks.map(([host, body]) => (body === "" ? "" : `${host}\n${indented(body)}\n`)).join("");
}

function sumOf(finished: readonly HostRun[], known: number): string {
  const ends = finished
    .filter(({ exitCode }) => exitCode !== 0)
    .map((one) => `${one.host} (exit code ${one.exitCode})`);
  const of = finished.length === known ? "" : ` of ${known}`;
  const chosen = `${finished.length}${of} hosts`;
  return ends.length === 0 ? `Done: ${chosen}.\n` : `Not done, of ${chosen}: ${inSentence(ends)}.\n`;
}

function indented(text: string): string {
  return text.trimEnd().replace(/^(?=.)/gm, "  ");
}

function exitCodeOfAll(finished: readonly HostRun[]): number {
  return Math.max(0, ...finished.map(({ exitCode }) => exitCode));
}
