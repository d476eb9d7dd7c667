import { recoverRun, type Settled } from "../files/write/recover.ts";
import { type CommandAction, usageError } from "./command.ts";
import type { recoverOptions } from "./options.ts";
import { graftText } from "./report/graft-text.ts";
import { reportFailure } from "./report/run-and-report.ts";
import { pathFrom } from "./requests.ts";
import { writtenFolder } from "./written-folder.ts";

/** `tenon recover`: finishes or takes back a run that was interrupted. Spec: writing, Recovery. */
export const recoverCommand: CommandAction<typeof recoverOptions> = {
  run: ({ values, positionals }, context) => {
    if (positionals.length > 0) return usageError("recover takes no file.", "tenon recover --host ../MyShop");
    const { disk, folder } = context;
    const written = writtenFolder(values.host, context);
    const moved = values["moved-from"];
    const recovered = written.ok
      ? recoverRun({ disk, root: written.value }, moved === undefined ? undefined : pathFrom(folder, moved))
      : written;
    const settled = recovered.ok ? recovered.value : undefined;
    const text: typeof graftText = (outcome, ending) =>
      recovered.ok ? { output: textOf(settled), messages: "" } : graftText(outcome, ending);
    const words = { command: "recover", values, printed: () => ({ recovered: settled ?? null }), text };
    return reportFailure(recovered.diagnostics, words, context);
  },
};

function textOf(settled: Settled | undefined): string {
  if (settled === undefined) return "Nothing to recover: no run was interrupted.\n";
  const { direction, files } = settled;
  return `An interrupted run was ${direction}: ${files} ${files === 1 ? "file" : "files"}.\n`;
}
