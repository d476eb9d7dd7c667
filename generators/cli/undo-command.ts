import { isRecordPath } from "../files/own-folder.ts";
import { undo } from "../files/undo.ts";
import { nothingDone } from "../flow/outcome.ts";
import { type CommandAction, usageError } from "./command.ts";
import type { undoOptions } from "./options.ts";
import { reportOutcome } from "./run-and-report.ts";
import { writtenFolder } from "./written-folder.ts";

/** `tenon undo`: takes the last run back. Spec: writing, Undo. */
export const undoCommand: CommandAction<typeof undoOptions> = {
  run: ({ values, positionals }, context) => {
    if (positionals.length > 0) return usageError("undo takes no file.", "tenon undo --host ../MyShop");
    const { disk } = context;
    const folder = writtenFolder(values.host, context);
    if (!folder.ok)
      return reportOutcome({ ...nothingDone, diagnostics: folder.diagnostics }, { command: "undo", values }, context);
    const root = folder.value;
    const undone = undo({ disk, root }, { dryRun: values["dry-run"] ?? false });
    const all = undone.ok ? undone.value : [];
    const records = all.filter(({ path }) => isRecordPath(path));
    const changes = all.filter(({ path }) => !isRecordPath(path));
    const outcome = { ...nothingDone, root, changes, records, diagnostics: undone.diagnostics };
    return reportOutcome(outcome, { command: "undo", values }, context);
  },
};
