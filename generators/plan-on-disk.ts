import { resolve } from "node:path";
import type { PlannedHost } from "../pack.d.ts";
import type { CommandContext, CommandResult } from "./cli/command.ts";
import { graftEntities, graftFiles } from "./cli/graft/graft-command.ts";
import { graftModelFiles } from "./cli/graft/graft-model-command.ts";
import { graftOrModelOptions, type Invocation } from "./cli/options.ts";
import { readOptions } from "./cli/read-options.ts";
import { notingReads } from "./cli/report/noted-reads.ts";
import { type JobRunner, reportOutcome } from "./cli/report/run-and-report.ts";
import { graftRequestOf } from "./cli/requests.ts";
import { recordedInputs, recordedRuns } from "./cli/workspace/recorded-host.ts";
import { isWriting } from "./files/compare/change.ts";
import { run } from "./flow/run.ts";
import { createContext } from "./terminal/create-context.ts";

/** Plans again what a host has recorded, and returns the files that differ instead of writing them; none if a run fails. */
export function planOnDisk(host: string): PlannedHost {
  const context = createContext(resolve(host));
  const runs = recordedRuns(recordedInputs(context.disk, context.folder), ".").map((line) => planRun(line, context));
  const reports = runs.map(({ report }) => report);
  const files = reports.every(({ exitCode }) => exitCode === 0) ? runs.flatMap((one) => one.files) : [];
  return { files, reports };
}

/** The files of a run with its report. */
interface PlannedRun {
  readonly files: PlannedHost["files"];
  readonly report: PlannedHost["reports"][number];
}

/** Plans a run that the arguments name. Throws for arguments that the command line would refuse. */
function planRun([command, ...args]: readonly string[], outer: CommandContext): PlannedRun {
  const invocation = readOptions([...args, "--dry-run", "--diff", "--json"], graftOrModelOptions);
  if ("exitCode" in invocation) throw new Error(invocation.messages);
  const context = { ...outer, ...notingReads(outer.disk) };
  let files: PlannedHost["files"] = [];
  const runJob: JobRunner = ({ target, request, ...words }, system) => {
    const outcome = run(target, request, system);
    const written = [...outcome.changes, ...outcome.records].filter(isWriting);
    files = written.map(({ path, after }) => ({ path, content: after }));
    return reportOutcome(outcome, { ...words, wires: request.wires }, system);
  };
  const { output } = graftOf(command, invocation, context, runJob);
  return { files, report: JSON.parse(output) };
}

function graftOf(
  command: string | undefined,
  invocation: Invocation<typeof graftOrModelOptions>,
  context: CommandContext,
  runJob: JobRunner,
): CommandResult {
  const { values } = invocation;
  if (values.model !== undefined) return graftModelFiles(invocation, context, runJob);
  if (command === "graft") return graftFiles(invocation, context, runJob);
  const request = { ...graftRequestOf(values, [], context.folder), isHealthOnly: true };
  return graftEntities(request, values, context, { runJob, command: "health" });
}
