import { isRecordPath } from "../files/own-folder.ts";
import { type Undone, undo } from "../files/write/undo.ts";
import { nothingDone, type Outcome } from "../flow/outcome.ts";
import { type CommandAction, type CommandResult, usageError } from "./command.ts";
import type { undoOptions } from "./options.ts";
import { type Ending, graftText } from "./report/graft-text.ts";
import { reportFailure, reportOutcome } from "./report/run-and-report.ts";
import { writtenFolder } from "./written-folder.ts";

/** `tenon undo`: takes the last run back. Spec: writing, Undo. */
export const undoCommand: CommandAction<typeof undoOptions> = {
  run: ({ values, positionals }, context) => {
    if (positionals.length > 0) return usageError("undo takes no file.", "tenon undo --host ../MyShop");
    const { disk } = context;
    const folder = writtenFolder(values.host, context);
    if (!folder.ok) return reportFailure(folder.diagnostics, { command: "undo", values }, context);
    const root = folder.value;
    const undone = undo({ disk, root }, { dryRun: values["dry-run"] ?? false });
    const { changes: all, direction } = undone.ok ? undone.value : { changes: [], direction: undefined };
    const records = all.filter(({ path }) => isRecordPath(path));
    const changes = all.filter(({ path }) => !isRecordPath(path));
    const outcome = { ...nothingDone, root, changes, records, diagnostics: undone.diagnostics };
    const text = (found: Outcome, ending: Ending) => withDirection(graftText(found, ending), ending, direction);
    return reportOutcome(outcome, { command: "undo", values, text }, context);
  },
};

/** Adds the end of the last run to its files, and the next step. */
function withDirection(
  { output, messages }: Omit<CommandResult, "exitCode">,
  { dryRun, isQuiet }: Ending,
  direction: Undone["direction"] | undefined,
): Omit<CommandResult, "exitCode"> {
  if (direction === undefined || isQuiet) return { output, messages };
  const next = direction === "taken back" ? "brings it back" : "takes it back";
  const end = `The last run ${dryRun ? "would be" : "is"} ${direction}.`;
  return { output: `${output}\n${end}${dryRun ? "" : ` Another \`tenon undo\` ${next}.`}\n`, messages };
}
