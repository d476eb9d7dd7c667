import { exitCodeOf } from "../diagnostics/diagnostic.ts";
import { recoverRun, type Settled } from "../files/write/recover.ts";
import { nothingDone } from "../flow/outcome.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "./command.ts";
import type { Invocation, recoverOptions } from "./options.ts";
import { graftJson } from "./report/graft-json.ts";
import { reportFailure } from "./report/report-failure.ts";
import { pathFrom } from "./requests.ts";
import { writtenFolder } from "./written-folder.ts";

/** `tenon recover`: finishes or takes back a run that was interrupted. Spec: writing, Recovery. */
export const recoverCommand: CommandAction<typeof recoverOptions> = { run };

function run({ values, positionals }: Invocation<typeof recoverOptions>, context: CommandContext): CommandResult {
  if (positionals.length > 0) return usageError("recover takes no file.", "tenon recover --host ../MyShop");
  const { disk, folder } = context;
  const written = writtenFolder(values.host, context);
  const moved = values["moved-from"];
  const recovered = written.ok
    ? recoverRun({ disk, root: written.value }, moved === undefined ? undefined : pathFrom(folder, moved))
    : written;
  const { diagnostics } = recovered;
  const exitCode = exitCodeOf(diagnostics);
  const settled = recovered.ok ? recovered.value : undefined;
  if (values.json) {
    const report = { dryRun: false, patchFolder: undefined, command: "recover", exitCode, recovered: settled ?? null };
    return { exitCode, output: graftJson({ ...nothingDone, diagnostics }, report), messages: "" };
  }
  return recovered.ok
    ? { exitCode, output: textOf(settled), messages: "" }
    : reportFailure(diagnostics, context, undefined);
}

function textOf(settled: Settled | undefined): string {
  if (settled === undefined) return "Nothing to recover: no run was interrupted.\n";
  const { direction, files } = settled;
  return `An interrupted run was ${direction}: ${files} ${files === 1 ? "file" : "files"}.\n`;
}
